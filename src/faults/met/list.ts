// The faults of MET, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'reads-unknown-keys-as-text': async () => (await import('./reads-unknown-keys-as-text.ts')).readsUnknownKeysAsText,
  'leaves-a-label-empty': async () => (await import('./leaves-a-label-empty.ts')).leavesALabelEmpty,
  'starts-a-label-with-a-digit': async () => (await import('./starts-a-label-with-a-digit.ts')).startsALabelWithADigit,
  'writes-its-domain-forward': async () => (await import('./writes-its-domain-forward.ts')).writesItsDomainForward,
  'marks-keys-as-private': async () => (await import('./marks-keys-as-private.ts')).marksKeysAsPrivate,
  'fills-in-missing-metadata': async () => (await import('./fills-in-missing-metadata.ts')).fillsInMissingMetadata,
  'calls-missing-metadata-an-invalid-request': async () =>
    (await import('./calls-missing-metadata-an-invalid-request.ts')).callsMissingMetadataAnInvalidRequest,
  'sends-malformed-requests-a-200': async () =>
    (await import('./sends-malformed-requests-a-200.ts')).sendsMalformedRequestsA200,
  'never-looks-at-capabilities': async () =>
    (await import('./never-looks-at-capabilities.ts')).neverLooksAtCapabilities,
  'lists-capabilities-by-name': async () => (await import('./lists-capabilities-by-name.ts')).listsCapabilitiesByName,
  'calls-a-missing-capability-a-bad-parameter': async () =>
    (await import('./calls-a-missing-capability-a-bad-parameter.ts')).callsAMissingCapabilityABadParameter,
  'reports-missing-capabilities-with-200': async () =>
    (await import('./reports-missing-capabilities-with-200.ts')).reportsMissingCapabilitiesWith200,
  'names-itself-in-discovery-alone': async () =>
    (await import('./names-itself-in-discovery-alone.ts')).namesItselfInDiscoveryAlone,
  'shows-a-tool-to-one-host': async () => (await import('./shows-a-tool-to-one-host.ts')).showsAToolToOneHost,
  'trusts-a-client-name': async () => (await import('./trusts-a-client-name.ts')).trustsAClientName,
  'sends-its-request-number-as-a-trace': async () =>
    (await import('./sends-its-request-number-as-a-trace.ts')).sendsItsRequestNumberAsATrace,
  'writes-trace-ids-in-capitals': async () =>
    (await import('./writes-trace-ids-in-capitals.ts')).writesTraceIdsInCapitals,
  'sends-baggage-as-an-object': async () => (await import('./sends-baggage-as-an-object.ts')).sendsBaggageAsAnObject,
};
