import sharp from 'sharp';

/** A made-up shop as a handful of pages: enough for records that look like those of a real run. */
export interface Spot {
  name: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The page it leads to; none for what does nothing. */
  to?: string;
  pale?: boolean;
}
export interface SitePage {
  path: string;
  title: string;
  spots: Spot[];
}

const link = (label: string, x: number, y: number, width: number, height: number, to?: string, pale = false): Spot => ({
  name: `click:${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`,
  label,
  x,
  y,
  width,
  height,
  pale,
  ...(to ? { to } : {}),
});

const header = [
  link('Fernhill Outfitters', 48, 20, 220, 40, 'home'),
  link('Jackets', 330, 26, 80, 28, 'category'),
  link('Boots', 430, 26, 70, 28, 'category'),
  link('Help', 520, 26, 60, 28, 'help'),
  { ...link('Search', 820, 22, 240, 36, 'search'), name: 'type:search' },
  link('Account', 1080, 26, 76, 28, 'signin'),
  link('Basket', 1170, 26, 70, 28, 'basket'),
];
const page = (path: string, title: string, spots: Spot[]): SitePage => ({ path, title, spots: [...header, ...spots] });

export const SITE: Record<string, SitePage> = {
  home: page('/', 'Fernhill Outfitters', [
    link('Shop jackets', 80, 420, 170, 48, 'category'),
    link('Waxed jacket', 80, 560, 250, 190, 'product'),
    link('Trail boots', 360, 560, 250, 190, 'product'),
    link('Wool socks', 640, 560, 250, 190, 'product'),
    link('Do more', 960, 700, 120, 40, 'help', true),
  ]),
  category: page('/jackets', 'Jackets', [
    link('Waxed jacket', 300, 180, 280, 240, 'product'),
    link('Rain shell', 620, 180, 280, 240, 'product'),
    link('Fleece', 940, 180, 280, 240, 'product'),
    link('Size M', 60, 260, 120, 28),
    link('Sort by price', 1060, 120, 160, 36),
  ]),
  product: page('/jackets/4021', 'Waxed jacket', [
    link('Add to basket', 760, 520, 240, 54, 'basket'),
    link('Size guide', 760, 440, 120, 24, 'help'),
    link('Photo of the jacket', 80, 140, 600, 600),
  ]),
  search: page('/search', 'Search', [
    link('Waxed jacket', 80, 180, 700, 90, 'product'),
    link('Returns and refunds', 80, 290, 700, 90, 'help'),
  ]),
  basket: page('/basket', 'Your basket', [
    link('Go to checkout', 920, 560, 260, 54, 'signin'),
    link('Remove', 820, 240, 90, 28),
    link('Apply code', 920, 420, 140, 40),
  ]),
  signin: page('/account/sign-in', 'Sign in', [
    { ...link('Email', 440, 260, 400, 44, 'signin'), name: 'type:email' },
    { ...link('Password', 440, 340, 400, 44, 'signin'), name: 'type:password' },
    link('Sign in', 440, 420, 400, 50, 'orders'),
  ]),
  orders: page('/account/orders', 'Your orders', [
    link('Order 88213', 80, 200, 760, 80, 'order'),
    link('Continue to checkout', 920, 560, 260, 54, 'checkout'),
  ]),
  order: page('/account/orders/88213', 'Order 88213', [
    link('Something else', 80, 620, 150, 30, 'returns', true),
    link('Waxed jacket', 80, 220, 700, 120),
    link('Download invoice', 80, 560, 180, 36),
  ]),
  returns: page('/returns/88213', 'Send something back', [
    { ...link('Reason', 80, 240, 420, 44, 'returns'), name: 'choose:reason' },
    link('Book the return', 80, 520, 240, 54, 'booked'),
  ]),
  booked: page('/returns/88213/booked', 'Your return is booked', [
    link('Back to your orders', 80, 300, 220, 40, 'orders'),
  ]),
  checkout: page('/checkout', 'Checkout', [
    { ...link('Postcode', 80, 260, 300, 44, 'checkout'), name: 'type:postcode' },
    link('Pay now', 920, 560, 260, 54, 'paid'),
    link('Card number', 80, 420, 460, 44),
  ]),
  paid: page('/checkout/done', 'Thank you for your order', [link('See your orders', 80, 300, 200, 40, 'orders')]),
  help: page('/help', 'Help', [
    link('Returns and refunds', 80, 200, 400, 60, 'help'),
    link('Delivery', 80, 280, 400, 60),
    link('Chat with us', 1040, 700, 180, 50),
  ]),
};

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The page as a person saw it, 1280x800 JPEG. */
export async function pictureOf(site: SitePage): Promise<Buffer> {
  const hue = [...site.path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const spots = site.spots
    .map((spot) => {
      const dark = spot.height >= 40 && spot.width < 420 && spot.height < 60;
      const card = spot.height > 60;
      const fill = spot.pale ? '#f3f3f1' : card ? `hsl(${hue} 25% 88%)` : dark ? '#234b3a' : 'none';
      const ink = spot.pale ? '#c9c9c4' : dark ? '#fff' : '#1d2b24';
      const y = card ? spot.y + spot.height - 16 : spot.y + spot.height / 2 + 6;
      return `<rect x="${spot.x}" y="${spot.y}" width="${spot.width}" height="${spot.height}" rx="6" fill="${fill}"/>
        ${card ? `<rect x="${spot.x + 14}" y="${spot.y + 14}" width="${spot.width - 28}" height="${spot.height - 60}" rx="4" fill="hsl(${hue} 30% 72%)"/>` : ''}
        <text x="${spot.x + 14}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="17" fill="${ink}">${xml(spot.label)}</text>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fbfaf7"/>
    <rect width="1280" height="80" fill="#eef1ea"/>
    <text x="80" y="128" font-family="DejaVu Serif, serif" font-size="34" fill="#1d2b24">${xml(site.title)}</text>${spots}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
}
