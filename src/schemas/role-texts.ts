// What each role is asked, and a path through the cards for it: stages in the order in which to study.
import type { ROLES } from './taxonomy.ts';

export interface RoleText {
  /** What interviews for it are about, as inline Markdown. */
  about: string;
  path: readonly {
    /** What this stage is for. */
    stage: string;
    cards: readonly string[];
  }[];
}

export const ROLE_TEXTS: Readonly<Record<keyof typeof ROLES, RoleText>> = {
  'agent-systems-engineer': {
    about: `You build agents that use other people’s servers and your own. Expect to be asked what the protocol does for an agent and
      what it leaves to you: which calls a person confirms, what a tool result may do to the next step, and how a failure is told so
      that a model can mend it.`,
    path: [
      {
        stage: 'What passes between whom',
        cards: ['six-servers-one-host', 'question-to-answer-messages', 'function-calling-and-mcp'],
      },
      {
        stage: 'Tools that a model uses well',
        cards: [
          'tools-made-for-models',
          'tool-the-model-ignores',
          'tool-error-two-channels',
          'stateful-tools-with-handles',
        ],
      },
      {
        stage: 'People and questions in the loop',
        cards: ['how-a-server-asks-for-input', 'accept-decline-cancel', 'when-to-ask-a-human'],
      },
      {
        stage: 'What goes wrong on purpose',
        cards: ['injected-tool-result', 'tool-poisoning-description', 'exfiltration-across-servers'],
      },
    ],
  },
  'mcp-server-developer': {
    about: `You write servers. Expect the wire: what each request brings, which refusal gets which code and status, how a tool asks the
      user without keeping anything, and how a server of the last revision becomes a modern one.`,
    path: [
      {
        stage: 'A server that answers',
        cards: [
          'empty-file-to-first-call',
          'tools-resources-prompts-on-wire',
          'resource-or-tool',
          'stray-print-on-stdout',
        ],
      },
      {
        stage: 'Nothing from the last request',
        cards: [
          'what-stateless-leaves-allowed',
          're-read-capabilities-every-request',
          'tool-set-must-not-vary-per-connection',
        ],
      },
      {
        stage: 'Refusing rightly',
        cards: ['choose-the-error-code', 'which-status-is-fixed', 'spot-the-header-fault', 'missing-resource-answer'],
      },
      {
        stage: 'Asking, and carrying state',
        cards: ['how-a-server-asks-for-input', 'bind-the-request-state', 'state-token-or-store'],
      },
      {
        stage: 'From the era before',
        cards: ['porting-a-2025-server', 'await-in-the-middle', 'deprecated-is-not-removed'],
      },
    ],
  },
  'client-host-developer': {
    about: `You write the other side: a client library, or a host with a model in it. Expect questions on what every request has to
      carry, on results that are no results yet, on servers that lie about themselves, and on what a lost connection leaves open.`,
    path: [
      {
        stage: 'What you send',
        cards: ['stamp-meta-once', 'absent-versus-empty-capabilities', 'why-mirror-body-into-headers'],
      },
      {
        stage: 'What you get back',
        cards: [
          'dispatch-on-result-type',
          'one-endpoint-two-answer-shapes',
          'write-the-retry',
          'read-an-acknowledgement',
        ],
      },
      {
        stage: 'With whom you speak',
        cards: ['version-agreed-without-handshake', 'discovery-is-optional-for-whom', 'what-counts-as-era-evidence'],
      },
      {
        stage: 'When it breaks, or lies',
        cards: [
          'cancel-on-each-transport',
          'payment-stream-breaks',
          'tool-annotations-untrusted',
          'elicitation-url-phishing',
        ],
      },
    ],
  },
  'sdk-maintainer': {
    about: `Your mistakes are in everybody’s servers. Expect precision: which sentence binds whom, what an API invites people to get
      wrong, where two pages of the specification disagree, and how to test that nothing is remembered.`,
    path: [
      {
        stage: 'The frame of every message',
        cards: ['who-may-send-what', 'dispatch-on-result-type', 'absent-versus-empty-capabilities'],
      },
      {
        stage: 'Validation and refusal',
        cards: ['choose-the-error-code', 'which-status-is-fixed', 'spot-the-header-fault', 'output-schema-mismatch'],
      },
      {
        stage: 'Where memory creeps in',
        cards: ['re-read-capabilities-every-request', 'why-every-request-repeats-its-metadata', 'await-in-the-middle'],
      },
      {
        stage: 'Both eras at once',
        cards: ['what-counts-as-era-evidence', 'porting-a-2025-server', 'deprecated-is-not-removed'],
      },
    ],
  },
  'platform-engineer': {
    about: `You run gateways and fleets. Expect routing on headers, caches that are shared or must not be, replicas behind a balancer,
      streams that stay open, and what to log without logging secrets.`,
    path: [
      {
        stage: 'Before the body is read',
        cards: ['why-mirror-body-into-headers', 'may-the-gateway-trust-the-header', 'spot-the-header-fault'],
      },
      {
        stage: 'Replicas and streams',
        cards: [
          'sticky-sessions-needed',
          'one-endpoint-two-answer-shapes',
          'cancel-on-each-transport',
          'changes-while-disconnected',
        ],
      },
      {
        stage: 'Caches and tenants',
        cards: [
          'what-ttl-and-scope-say',
          'may-the-cache-answer-this',
          'tenant-sees-foreign-tools',
          'multi-tenant-server',
        ],
      },
      { stage: 'Seeing what happens', cards: ['what-to-log-per-call', 'which-authorization-status'] },
    ],
  },
  'security-engineer': {
    about: `You review servers and hosts before they ship. Expect to be given a message, a token or a design and asked how you would
      attack it, which measure stops you, and which sentence of the specification makes it a duty.`,
    path: [
      {
        stage: 'The outer wall',
        cards: ['remote-server-public-tomorrow', 'dns-rebinding-local-server', 'where-server-secrets-live'],
      },
      {
        stage: 'Tokens and rights',
        cards: [
          'first-401-to-token',
          'why-the-resource-parameter',
          'token-passthrough',
          'orders-for-support-refunds-for-finance',
        ],
      },
      {
        stage: 'State in the hands of the client',
        cards: ['tampered-request-state', 'bind-the-request-state', 'hidden-tool-still-callable'],
      },
      {
        stage: 'Addresses and texts from outside',
        cards: [
          'ssrf-in-oauth-discovery',
          'file-uri-traversal',
          'tool-poisoning-description',
          'exfiltration-across-servers',
        ],
      },
    ],
  },
  'customer-ai-deployment': {
    about: `You bring servers into a customer’s company. Expect to explain to people who do not read protocols: why it is worth it,
      where a server runs, who may do what with it, and why something that worked with the old client fails with the new one.`,
    path: [
      {
        stage: 'Explaining it',
        cards: [
          'why-mcp-over-plain-apis',
          'laptop-server-company-server',
          'openapi-or-mcp-server',
          'walk-through-the-handshake',
        ],
      },
      {
        stage: 'Letting it in',
        cards: ['remote-server-public-tomorrow', 'where-server-secrets-live', 'orders-for-support-refunds-for-finance'],
      },
      {
        stage: 'Running it',
        cards: ['what-to-log-per-call', 'unit-inspector-or-host', 'which-authorization-status'],
      },
      { stage: 'Changing it', cards: ['rename-a-tool-parameter', 'porting-a-2025-server'] },
    ],
  },
};
