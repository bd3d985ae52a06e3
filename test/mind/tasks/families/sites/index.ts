import { ACCOUNT_SITES } from './accounts.ts';
import { BOOKING_SITES } from './bookings.ts';
import { INFORMATION_SITES } from './information.ts';
import { LIST_SITES } from './lists.ts';
import { FORM_SITES } from './long-forms.ts';
import { ORDER_SITES } from './orders.ts';
import { SHOP_SITES } from './shops.ts';

/** Sites of several pages, each drawn in another layout, served page by page or routed in the browser. */
export const SITES = [
  ...ACCOUNT_SITES,
  ...FORM_SITES,
  ...ORDER_SITES,
  ...SHOP_SITES,
  ...INFORMATION_SITES,
  ...BOOKING_SITES,
  ...LIST_SITES,
];
