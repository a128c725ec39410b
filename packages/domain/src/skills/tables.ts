import { CRAFTS } from './crafts.data.ts';
import { EVERYDAY } from './everyday.data.ts';
import { LICENCES } from './licences.data.ts';
import { OFFICE } from './office.data.ts';
import { PAPERS } from './papers.data.ts';
import { PRODUCT_NAMES } from './product-names.data.ts';
import { SERVICES } from './services.data.ts';
import { SOFTWARE } from './software.data.ts';
import { TRADE_SOFTWARE } from './trade-software.data.ts';
import { TRADES } from './trades.data.ts';

/** Names that people of trades gave come first: a name stays with the first that has it. */
export const TABLES: readonly string[] = [
  TRADES,
  OFFICE,
  PAPERS,
  EVERYDAY,
  SOFTWARE,
  CRAFTS,
  SERVICES,
  LICENCES,
  TRADE_SOFTWARE,
  PRODUCT_NAMES,
];
