// resources/list: every resource that can be read by its own URI, always in the same order.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition, Resource } from '../definition.ts';
import { listPage } from '../page.ts';
import type { Method } from './list.ts';

/** Whether a definition has anything to read; then it answers all methods on resources. */
export const hasResources = ({ resources = [], templates = [] }: Definition): boolean =>
  resources.length + templates.length > 0;

/** The list is made of the definition alone (spec: server/resources#listing-resources). */
export const resourcesList: Method = {
  name: 'resources/list',
  isCacheable: true,
  isOffered: hasResources,
  needs: () => ({}),
  run: (call) =>
    listPage(call, {
      key: 'resources',
      entries: call.definition.resources ?? [],
      nameOf: ({ uri }) => uri,
      describe: describeResource,
    }),
};

const describeResource = ({ uri, name, title, description, mimeType }: Resource): JsonObject => ({
  uri,
  name,
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(mimeType === undefined ? {} : { mimeType }),
});
