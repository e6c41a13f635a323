// Breaks MCP-CCH-020.
import { payslip, readPayslip } from '../../server/definitions/two-users.ts';
import { fault } from '../fault.ts';

export const trustsTheScope = fault({
  id: 'trusts-the-scope',
  does: 'Marks payslips private and serves them to every user who asks.',
  definition: 'two-users',
  breaks: ['MCP-CCH-020'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    templates: [{ ...payslip, read: ({ user = '' }) => readPayslip(user) }],
  }),
});
