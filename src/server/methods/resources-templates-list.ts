// resources/templates/list: the patterns of URIs that can be read, always in the same order.
import type { JsonObject } from '../../protocol/json.ts';
import type { ResourceTemplate } from '../definition.ts';
import { listPage } from '../page.ts';
import type { Method } from './list.ts';
import { hasResources } from './resources-list.ts';

/** The list is made of the definition alone (spec: server/resources#resource-templates). */
export const resourcesTemplatesList: Method = {
  name: 'resources/templates/list',
  isCacheable: true,
  isOffered: hasResources,
  needs: () => ({}),
  run: (call) =>
    listPage(call, {
      key: 'resourceTemplates',
      entries: call.definition.templates ?? [],
      nameOf: ({ uriTemplate }) => uriTemplate,
      describe: describeTemplate,
    }),
};

const describeTemplate = ({ uriTemplate, name, title, description, mimeType }: ResourceTemplate): JsonObject => ({
  uriTemplate,
  name,
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(mimeType === undefined ? {} : { mimeType }),
});
