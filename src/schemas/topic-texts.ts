// What each topic of cards is about: a paragraph of inline Markdown for its page, and the categories of its rules.
import type { Category, TOPICS } from './taxonomy.ts';

export interface TopicText {
  about: string;
  /** The categories whose rules belong to it; empty where a topic is about judgement. */
  categories: readonly Category[];
}

export const TOPIC_TEXTS: Readonly<Record<keyof typeof TOPICS, TopicText>> = {
  fundamentals: {
    about: `What the protocol is for, who talks to whom, and what it leaves to others. A host runs clients, each client speaks to one
      server, and a server offers tools, resources and prompts. Most public lists of questions begin here, and most answers in them
      describe an older revision: a handshake, a session, a server that calls the client.`,
    categories: ['RPC'],
  },
  statelessness: {
    about: `No request leans on an earlier one. Version and capabilities come with each, and what has to last is named by an identifier
      that the client passes on. Questions here tell those who know the word from those who know what it forbids, what it still
      allows, and what breaks in a server that remembers.`,
    categories: ['STL'],
  },
  'request-metadata': {
    about: `Each request carries \`_meta\`: its protocol version, the client’s capabilities, and usually the client’s name. Questions
      are about what is required, what an absent key means as against an empty object, and why a name that nobody has verified decides
      nothing.`,
    categories: ['MET'],
  },
  'versioning-and-eras': {
    about: `Every request names the revision it is written in; a server that does not implement it says which it does. Modern and legacy
      implementations meet in the field, so a client has to tell from an answer with whom it speaks, and a server from an opening
      message.`,
    categories: ['VER'],
  },
  discovery: {
    about: `\`server/discover\` is there in every server, and no client is bound to call it. Questions ask what it tells, what it
      does not establish, and when a client calls it all the same.`,
    categories: ['DSC'],
  },
  'json-rpc': {
    about: `Requests, responses and notifications, and which side may send which. A result says by its \`resultType\` what it is;
      a client that does not look treats a question as an answer.`,
    categories: ['RPC'],
  },
  errors: {
    about: `Which failure gets which code, and over HTTP which status. Some pairs are fixed by the specification, many are not, and four
      codes are easily mixed up: \`-32602\`, \`-32020\`, \`-32021\` and \`-32022\`. A tool that fails is no protocol error at all.`,
    categories: ['ERR'],
  },
  'streamable-http': {
    about: `One endpoint, one POST for each message, and two shapes of answer: a JSON body or a stream of events. Questions go from
      the headers of a request to what a closed stream cancels and what a broken one leaves open.`,
    categories: ['HTT'],
  },
  'headers-and-routing': {
    about: `Headers repeat parts of the body so that a gateway can route and limit without parsing JSON. A copy can lie. Questions ask
      who compares, what may be trusted before somebody has compared, and what a mismatch looks like.`,
    categories: ['HDR'],
  },
  stdio: {
    about: `A process, one message a line, and nothing else on stdout. There are no headers and no status codes, so what HTTP says by
      them is said by messages or by the end of the process.`,
    categories: ['STD'],
  },
  'cancellation-and-progress': {
    about: `How a client gives up on a request, which differs by transport, and how a server tells how far it is. Both meet race
      conditions: an answer that is on its way when the cancellation arrives, progress that comes after the end.`,
    categories: ['CAN', 'PRG'],
  },
  subscriptions: {
    about: `A client that wants to hear of changes opens one request whose answer stays open, \`subscriptions/listen\`, and the server
      acknowledges what it honours. Questions are about the filter, the acknowledgement, and what was missed while nobody listened.`,
    categories: ['SUB'],
  },
  'multi-round-trip': {
    about: `A server that needs input answers with \`input_required\`; the client gathers it and sends the request again, with the
      answers and the state it was given. The server keeps nothing in between, so everything hangs on how that state is made.`,
    categories: ['MRT'],
  },
  'caching-and-pagination': {
    about: `\`ttlMs\` says how long a result counts as fresh and \`cacheScope\` who may share it; a cursor says where the next page
      begins. The mistakes are expensive: a shared cache that shows one tenant’s tools to another, a cursor that a client builds
      itself.`,
    categories: ['CCH', 'PAG'],
  },
  tools: {
    about: `Tools are what models call. Questions ask how a failure is told so that a model can mend it, what a schema promises, what
      annotations are worth, and why hiding a tool protects nothing.`,
    categories: ['TLS'],
  },
  resources: {
    about: `Resources are data with an address, chosen by the application. Questions draw the line to tools, ask what a missing one is
      answered with, and how a path from outside is kept inside.`,
    categories: ['RES'],
  },
  'prompts-and-completion': {
    about: `Prompts are templates that users pick, with arguments that a server can help to complete. Questions are about who is in
      control and what may stand in the messages that come back.`,
    categories: ['PRM', 'CMP'],
  },
  elicitation: {
    about: `A server asks the user: through a form that passes the client, or through a page that does not. Questions are about what
      must never go through a form, what decline and cancel mean, and how a link from a server becomes a phishing tool.`,
    categories: ['ELC'],
  },
  'deprecated-features': {
    about: `Roots, sampling and logging are deprecated in this revision: they still work where they are declared, and new
      implementations should not take them up. Questions ask what each was for and what takes its place.`,
    categories: ['VER'],
  },
  authorization: {
    about: `Over HTTP a server may be an OAuth resource server. Questions follow a client from its first 401 to a token, ask what the
      \`resource\` parameter protects, and which refusal gets which status.`,
    categories: ['AUT', 'ASD'],
  },
  'client-registration': {
    about: `How a client that an authorization server has never seen gets a client id: registered before, by a metadata document
      at an address of its own, or by dynamic registration, which is deprecated.`,
    categories: ['CLR'],
  },
  security: {
    about: `Servers can be hostile, and so can what they return, what a web page sends to a local port, and where a metadata document
      points. Questions here name an attack and ask for the measure that stops it, and for those that only look as if they did.`,
    categories: ['SEC', 'HTT'],
  },
  'json-schema': {
    about: `Tool arguments and structured results are described in JSON Schema, 2020-12 unless a schema says otherwise. Questions are
      about what is checked where, and what a foreign schema can do to a validator.`,
    categories: ['SCH'],
  },
  extensions: {
    about: `What is not in the core is an extension: named, declared by both sides, and off unless both have declared it. Questions
      ask how one is negotiated for a request and what changes make a new one.`,
    categories: ['EXT'],
  },
  'scaling-and-operations': {
    about: `Without sessions any replica can answer, as long as nothing hides in one of them. Questions are about what to log, what
      still needs a shared store, and how many tenants share a server without seeing each other.`,
    categories: ['STL'],
  },
  migration: {
    about: `A server of 2025-11-25 becomes a modern one, with clients of both kinds in the field meanwhile. Questions ask what changes
      on the wire, what becomes of code that waits in the middle of a tool, and what may go when.`,
    categories: ['VER', 'STL'],
  },
  'client-implementation': {
    about: `What a client sends with each request, how it reads results it did not expect, and what it does when a stream breaks in the
      middle of something that must not happen twice.`,
    categories: ['MET', 'RPC'],
  },
  'testing-and-conformance': {
    about: `What a unit test, the Inspector and a real host each show, and what none of them can. A check that cannot fail proves nothing,
      and a pass is only the absence of proof.`,
    categories: [],
  },
  'agent-system-design': {
    about: `The protocol carries definitions and results; whether an agent is useful and safe is decided around it. Questions are about
      tools made for models, which calls need a person, and how data leaves through a chain of harmless servers.`,
    categories: [],
  },
};
