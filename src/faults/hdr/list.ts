// The faults of HDR, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'answers-200-to-wrong-headers': async () =>
    (await import('./answers-200-to-wrong-headers.ts')).answers200ToWrongHeaders,
  'assumes-this-revision': async () => (await import('./assumes-this-revision.ts')).assumesThisRevision,
  'calls-parameter-headers-invalid-params': async () =>
    (await import('./calls-parameter-headers-invalid-params.ts')).callsParameterHeadersInvalidParams,
  'calls-wrong-headers-invalid-requests': async () =>
    (await import('./calls-wrong-headers-invalid-requests.ts')).callsWrongHeadersInvalidRequests,
  'compares-encoded-names-as-text': async () =>
    (await import('./compares-encoded-names-as-text.ts')).comparesEncodedNamesAsText,
  'compares-encoded-parameters-as-text': async () =>
    (await import('./compares-encoded-parameters-as-text.ts')).comparesEncodedParametersAsText,
  'compares-integers-as-text': async () => (await import('./compares-integers-as-text.ts')).comparesIntegersAsText,
  'compares-methods-without-case': async () =>
    (await import('./compares-methods-without-case.ts')).comparesMethodsWithoutCase,
  'compares-names-where-given': async () => (await import('./compares-names-where-given.ts')).comparesNamesWhereGiven,
  'compares-parameters-where-given': async () =>
    (await import('./compares-parameters-where-given.ts')).comparesParametersWhereGiven,
  'decodes-base64-leniently': async () => (await import('./decodes-base64-leniently.ts')).decodesBase64Leniently,
  'does-not-compare-parameters': async () =>
    (await import('./does-not-compare-parameters.ts')).doesNotCompareParameters,
  'does-without-mcp-method': async () => (await import('./does-without-mcp-method.ts')).doesWithoutMcpMethod,
  'expects-null-in-a-header': async () => (await import('./expects-null-in-a-header.ts')).expectsNullInAHeader,
  'fills-in-defaults-first': async () => (await import('./fills-in-defaults-first.ts')).fillsInDefaultsFirst,
  'goes-by-the-body': async () => (await import('./goes-by-the-body.ts')).goesByTheBody,
  'looks-at-top-level-parameters-only': async () =>
    (await import('./looks-at-top-level-parameters-only.ts')).looksAtTopLevelParametersOnly,
  'looks-up-headers-by-spelling': async () =>
    (await import('./looks-up-headers-by-spelling.ts')).looksUpHeadersBySpelling,
  'mirrors-a-number': async () => (await import('./mirrors-a-number.ts')).mirrorsANumber,
  'mirrors-an-api-key': async () => (await import('./mirrors-an-api-key.ts')).mirrorsAnApiKey,
  'mirrors-an-object': async () => (await import('./mirrors-an-object.ts')).mirrorsAnObject,
  'mirrors-two-under-one-name': async () => (await import('./mirrors-two-under-one-name.ts')).mirrorsTwoUnderOneName,
  'mirrors-under-a-label': async () => (await import('./mirrors-under-a-label.ts')).mirrorsUnderALabel,
  'mirrors-under-no-name': async () => (await import('./mirrors-under-no-name.ts')).mirrorsUnderNoName,
  'mirrors-under-two-lines': async () => (await import('./mirrors-under-two-lines.ts')).mirrorsUnderTwoLines,
  'mirrors-within-a-branch': async () => (await import('./mirrors-within-a-branch.ts')).mirrorsWithinABranch,
  'mirrors-within-an-array': async () => (await import('./mirrors-within-an-array.ts')).mirrorsWithinAnArray,
  'refuses-headers-in-plain-text': async () =>
    (await import('./refuses-headers-in-plain-text.ts')).refusesHeadersInPlainText,
  'takes-any-name': async () => (await import('./takes-any-name.ts')).takesAnyName,
  'takes-bytes-beyond-ascii': async () => (await import('./takes-bytes-beyond-ascii.ts')).takesBytesBeyondAscii,
  'takes-the-version-from-the-body': async () =>
    (await import('./takes-the-version-from-the-body.ts')).takesTheVersionFromTheBody,
};
