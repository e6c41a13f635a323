// What the tools of the demonstration definitions can be used for.
import type { Demo } from '../client/demo.ts';

/** For targets that offer the demonstration tools; a probe that needs a tool finds it here. */
export const DEMO: Demo = {
  elicits: { name: 'book_table', arguments: { restaurant: 'Chez Nous' } },
  echoesSlowly: { name: 'slow_echo' },
  namesCaller: { name: 'whoami', arguments: {} },
  createsHandle: { name: 'create_basket', arguments: {}, handle: 'basket_id' },
  usesHandle: { name: 'add_item', arguments: { sku: 'tea' } },
};
