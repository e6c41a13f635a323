// What each category of rules is about: a paragraph of inline Markdown for its page. A category with rules has one.
import type { Category } from './taxonomy.ts';

export const CATEGORY_TEXTS: Readonly<Partial<Record<Category, string>>> = {
  RPC: `Every message is JSON-RPC 2.0: a request with an id, one response with the same id, or a notification without one. MCP narrows
    that down. Only the client sends requests. A response holds either a \`result\` or an \`error\`, and each result says by its
    \`resultType\` whether it is complete or asks for more input. A client reads all other messages through these few members, so a
    server that bends them is not understood at all, whatever it meant.`,
  ERR: `An error code is an integer that programs act on. The specification splits the range that JSON-RPC leaves to implementations:
    \`-32020\` to \`-32099\` belong to MCP alone, which has defined three of them, and \`-32000\` to \`-32019\` are closed because
    earlier software used them for anything. Codes of an application’s own lie outside the whole JSON-RPC range. These rules say which
    codes a server may send, and what each must not be used for.`,
  STL: `A request brings everything needed to answer it. Version, capabilities and the client’s name stand in its \`_meta\`; what has
    to outlive it is named by an identifier that the client passes on. A connection, an HTTP session or a process stands for
    nothing, so any replica can answer any request. The rules on HTTP name the remnants of earlier revisions: a session header, a stream on
    GET, a DELETE that ends something, a stream taken up again.`,
  MET: `The \`_meta\` object of a message carries what is about the message and not part of the call: the protocol version and the
    capabilities of the client in each request, the name of the server in each result, trace context where someone traces. Two of the
    client’s fields are required, and a request without them is malformed. Further keys are open to everyone, with a prefix that says whose
    they are. Names of software are for display and logs: nobody has verified them.`,
  VER: `There is no negotiation up front. Each request names the revision it is written in, and a server that does not implement that
    revision answers with an error that lists those it does. Modern is what speaks this way; legacy is what begins with a
    handshake; a dual-era server speaks both. The rules here keep the two apart, and keep new work off parts of the protocol that are
    deprecated.`,
  DSC: `\`server/discover\` is the one method that every server has. It answers with the supported revisions, the capabilities, the
    server’s name and instructions for the model. A client need not call it: it may send any request at once and learn from an
    error. Where it does call, over stdio above all, the answer decides how it goes on, so a wrong one misleads everything after it.`,
  HTT: `Over Streamable HTTP there is one endpoint, and each message of the client is a POST to it. A request is answered with one JSON
    body or with a stream of events that carries notifications and ends with the response. Status codes count, since proxies and
    clients act on them before they read a body. A closed stream cancels its request. Checking \`Origin\` protects servers on a
    developer’s own machine from web pages.`,
  HDR: `Some of a request’s body is repeated in HTTP headers, so that gateways can route, limit and log without reading JSON: the
    protocol version, the method, the name of the tool or the address of the resource, and those arguments that a tool’s schema marks with
    \`x-mcp-header\`. A copy is safe only while it equals the original. If a gateway decides by the header and the server by the body, a request
    with two faces passes both. So the server compares, and refuses what differs, is missing or cannot be decoded.`,
  CCH: `Lists, discovery and resources come with two hints: \`ttlMs\`, how long a client may take the result for fresh, and
    \`cacheScope\`, who may share it. A \`public\` result may be served by a gateway to anyone; a \`private\` one stays
    with the authorization it was made for. The hints are no access control: they tell caches what to do, while the server
    still decides on each request who may see what.`,
  PAG: `A list may come in pages. The server decides how long a page is and gives a cursor for the next; the client sends the cursor back
    unread. The cursor is all that continues the list, because a server keeps nothing between requests, so it has to work again later and
    on another replica, and a broken one has to be told from the end of the list.`,
  PRG: `A client that wants to follow a long request puts a \`progressToken\` into its \`_meta\`. The server may then send notifications
    that name the token, each with a higher value than the one before, until the request is done. A user interface draws a bar from them and a
    client may prolong its timeout, so values that fall, tokens nobody gave and notifications after the end do harm.`,
  SUB: `Changes are announced only to those who asked. A client sends \`subscriptions/listen\` with the kinds of notifications it wants;
    the response stays open and carries them. First comes an acknowledgement of what the server will send, then the notifications, each
    marked with the id of that request, since over stdio several subscriptions share one channel.`,
  CAN: `A client that no longer wants an answer says so. Over HTTP it closes the response stream; over stdio it sends
    \`notifications/cancelled\` with the id of the request. Either can cross with the answer on the way, and both sides have to live with that.
    A server cancels nothing of its own accord, except that it announces the end of a subscription.`,
  MRT: `A server that needs something from the user, the model or the host while it works on a call does not send a request of its own. It
    answers the call with \`input_required\` and the questions. The client collects the answers and sends the call again with them, and
    with the \`requestState\` in which the server packed what it has to remember. Between the two the server holds nothing. The
    state travels through the client, so it is as trustworthy as any other input unless the server protects it.`,
};
