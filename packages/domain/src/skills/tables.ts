import { CARE_AND_SCHOOLS } from './care-and-schools.data.ts';
import { COMPUTING } from './computing.data.ts';
import { CRAFTS } from './crafts.data.ts';
import { DESKS_AND_SALES } from './desks-and-sales.data.ts';
import { EVERYDAY } from './everyday.data.ts';
import { FURTHER_TRADES } from './further-trades.data.ts';
import { LICENCES } from './licences.data.ts';
import { MOVING_AND_SERVING } from './moving-and-serving.data.ts';
import { OFFICE } from './office.data.ts';
import { PAPERS } from './papers.data.ts';
import productNames from './product-names.json' with { type: 'json' };
import { SERVICES } from './services.data.ts';
import { SITES_AND_PLANTS } from './sites-and-plants.data.ts';
import { SOFTWARE } from './software.data.ts';
import { TRADE_SOFTWARE } from './trade-software.data.ts';
import { TRADES } from './trades.data.ts';

/** Curated tables come first: a name stays with the first table that has it. */
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
  CARE_AND_SCHOOLS,
  DESKS_AND_SALES,
  SITES_AND_PLANTS,
  MOVING_AND_SERVING,
  COMPUTING,
  FURTHER_TRADES,
  productNames.join('\n'),
];
