import { CARE_AND_SCHOOLS } from './data/care-and-schools.data.ts';
import { COMPUTING } from './data/computing.data.ts';
import { CRAFTS } from './data/crafts.data.ts';
import { DESKS_AND_SALES } from './data/desks-and-sales.data.ts';
import { EVERYDAY } from './data/everyday.data.ts';
import { FURTHER_TRADES } from './data/further-trades.data.ts';
import { LICENCES } from './data/licences.data.ts';
import { MOVING_AND_SERVING } from './data/moving-and-serving.data.ts';
import { OFFICE } from './data/office.data.ts';
import { PAPERS } from './data/papers.data.ts';
import productNames from './data/product-names.json' with { type: 'json' };
import { SERVICES } from './data/services.data.ts';
import { SITES_AND_PLANTS } from './data/sites-and-plants.data.ts';
import { SOFTWARE } from './data/software.data.ts';
import { TRADE_SOFTWARE } from './data/trade-software.data.ts';
import { TRADES } from './data/trades.data.ts';

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
