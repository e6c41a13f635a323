// What the tools of the demonstration definitions can be used for.
import type { Demo } from '../client/demo.ts';

/** For targets that offer the demonstration tools; a probe that needs a tool finds it here. */
export const DEMO: Demo = {
  harmless: { name: 'echo', arguments: { text: 'hello' } },
  elicits: { name: 'book_table', arguments: { restaurant: 'Chez Nous' } },
  echoesSlowly: { name: 'slow_echo' },
  namesCaller: { name: 'whoami', arguments: {} },
  createsHandle: { name: 'create_basket', arguments: {}, handle: 'basket_id' },
  usesHandle: { name: 'add_item', arguments: { sku: 'tea' } },
  worksInSteps: { name: 'paint_fence', task: 'task', steps: 'boards', pause: 'pause' },
  looksAtWork: { name: 'look_at_fence', task: 'task' },
  changesTools: {
    on: { name: 'switch_extra', arguments: { extra: 'throw_dice', on: true } },
    off: { name: 'switch_extra', arguments: { extra: 'throw_dice', on: false } },
  },
  checksOrigin: true,
  mirrors: {
    name: 'route_query',
    arguments: { region: 'us-west1' },
    text: { path: ['region'], header: 'Region' },
    integer: { path: ['priority'], header: 'Priority' },
    nested: { path: ['caller', 'tenant'], header: 'Tenant' },
  },
  fails: { name: 'always_fails', arguments: {} },
  opensPage: { name: 'connect_calendar', arguments: {} },
  tokens: { first: 'demo-token-of-an-admin', second: 'demo-token-of-a-reader' },
  restricted: { name: 'create_basket', arguments: {} },
  ownResource: { uri: 'demo://payslips/ada' },
  isNew: true,
  asks: [
    { name: 'book_table', arguments: { restaurant: 'Chez Nous' } },
    { name: 'write_postcard', arguments: {} },
    { name: 'list_files', arguments: {} },
  ],
  keepsState: { name: 'book_trip', arguments: { city: 'Rome' }, other: { city: 'Oslo' } },
  stateLifetime: 600_000,
  redeemsOnce: { name: 'redeem_voucher', arguments: { code: 'WELCOME-10' } },
  continuesTrace: { name: 'count_words', arguments: { text: 'one two' } },
};
