// What an MDX body may be made of besides Markdown.

/** The components of src/components/content/, each with the attributes it takes. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  /** A keyword outside a quote, checked against its rule: `<Says rule="MCP-STL-004">MUST NOT</Says>`. */
  Says: ['rule'],
  /** What only holds for revisions through 2025-11-25; names of removed parts stand here. */
  Legacy: [],
  /** What is about a deprecated part; marks its paragraph. */
  Deprecated: [],
  /** An aside. */
  Note: [],
  /** Places a lesson's step. */
  Step: ['id'],
  /** Places a lesson's check. */
  Check: ['id'],
  /** The failing, passing or inapplicable exchange of a rule. */
  Exchange: ['rule', 'kind'],
  /** An anchor that was published once, when its heading has another name now. */
  Anchor: ['id'],
};
