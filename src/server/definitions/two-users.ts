// The two-users definition: behind tokens, with a tool that not everybody may call and a resource for each user.
import type { Environment } from '../../protocol/clock.ts';
import type { CreateDefinition, Definition, ResourceTemplate } from '../definition.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { createProtectedAt, PROTECTED_RESOURCE } from './protected.ts';

const TOOLS: readonly string[] = ['echo', 'create_basket'];

/** What a user earned. The stub of another user is not found: who asks does not even learn that it is there. */
export const payslip: ResourceTemplate = {
  uriTemplate: 'demo://payslips/{user}',
  name: 'payslip',
  title: 'A payslip',
  description: 'What a user earned. Everybody can read their own.',
  mimeType: 'text/plain',
  read: ({ user = '' }, { principal }) => (principal?.subject === user ? readPayslip(user) : undefined),
};

/** The payslip itself, whoever asks. */
export const readPayslip = (user: string): JsonObject => ({
  contents: [{ uri: `demo://payslips/${user}`, mimeType: 'text/plain', text: `Paid to ${user}: 4,200` }],
});

/** Creates it for a server at another address, which its tokens then name. */
export function createTwoUsersAt(resource: string, environment: Environment): Definition {
  const definition = createProtectedAt(resource, environment);
  return {
    ...definition,
    name: 'two-users',
    tools: definition.tools.filter(({ name }) => TOOLS.includes(name)),
    templates: [payslip],
  };
}

export const createTwoUsers: CreateDefinition = (environment) => createTwoUsersAt(PROTECTED_RESOURCE, environment);
