// The probes of HDR, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'absent-parameter': async () => (await import('./absent-parameter.ts')).absentParameter,
  'encoded-headers': async () => (await import('./encoded-headers.ts')).encodedHeaders,
  'header-name-case': async () => (await import('./header-name-case.ts')).headerNameCase,
  'integer-header': async () => (await import('./integer-header.ts')).integerHeader,
  'invalid-parameter-header': async () => (await import('./invalid-parameter-header.ts')).invalidParameterHeader,
  'method-header': async () => (await import('./method-header.ts')).methodHeader,
  'name-header': async () => (await import('./name-header.ts')).nameHeader,
  'parameter-headers': async () => (await import('./parameter-headers.ts')).parameterHeaders,
  'tool-annotations': async () => (await import('./tool-annotations.ts')).toolAnnotations,
  'version-header': async () => (await import('./version-header.ts')).versionHeader,
};
