// What an MDX body may be made of besides Markdown.

/** The components of src/components/content/, each with the attributes it takes. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  /** A keyword outside a quote, checked against its rule: `<Says rule="MCP-STL-004">MUST NOT</Says>`. */
  Says: ['rule'],
  /** What only holds for revisions through 2025-11-25; names of removed parts stand here. */
  Legacy: [],
  /** Marks its paragraph as being about a deprecated part. */
  Deprecated: [],
  /** An aside. */
  Note: ['title', 'kind'],
  /** Places a lesson's step. */
  Step: ['id'],
  /** Places a lesson's check. */
  Check: ['id'],
  /** The failing, passing or inapplicable exchange of a rule. */
  Exchange: ['rule', 'kind'],
  /** A file of the engine, or a part of it. */
  Code: ['file', 'from', 'to', 'name', 'title'],
};
