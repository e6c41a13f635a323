// resources/read: finds what stands at a URI, by itself or through a template, and reads it.
import type { Resource, Work } from '../definition.ts';
import { invalidParams } from '../invalid-params.ts';
import type { Described, Refusal } from '../steps.ts';
import { matchTemplate } from '../uri-template.ts';
import type { Method } from './list.ts';
import { hasResources } from './resources-list.ts';

/** Answers -32602 to a URI with nothing behind it, and never with empty contents (spec: server/resources#error-handling). */
export const resourcesRead: Method = {
  name: 'resources/read',
  isCacheable: true,
  isOffered: hasResources,
  needs: (call) => findResource(call)?.needs?.(call) ?? {},
  run: (call) => {
    const { uri } = call.message.params ?? {};
    if (typeof uri !== 'string') return invalidParams(call, 'Invalid params: uri is missing or no string');
    if (!URL.canParse(uri)) return invalidParams(call, 'Invalid params: uri is no absolute URI', { uri });
    return findResource(call)?.read(call) ?? readTemplate(call, uri) ?? notFound(call, uri);
  },
};

const findResource = ({ definition, message }: Described): Resource | undefined =>
  definition.resources?.find((resource) => resource.uri === message.params?.uri);

/** The first template that knows the URI reads it. */
function readTemplate(call: Described, uri: string): Work | undefined {
  for (const template of call.definition.templates ?? []) {
    const variables = matchTemplate(template.uriTemplate, uri);
    const work = variables && template.read(variables, call);
    if (work !== undefined) return work;
  }
  return undefined;
}

const notFound = (call: Described, uri: string): Refusal => invalidParams(call, 'Resource not found', { uri });
