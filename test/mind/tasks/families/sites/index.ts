import { ACCOUNT_SITES } from './accounts.ts';
import { INFORMATION_SITES } from './information.ts';
import { ORDER_SITES } from './orders.ts';
import { SHOP_SITES } from './shops.ts';

/** Sites of several pages, each drawn in another layout, served page by page or routed in the browser. */
export const SITES = [...ACCOUNT_SITES, ...ORDER_SITES, ...SHOP_SITES, ...INFORMATION_SITES];
