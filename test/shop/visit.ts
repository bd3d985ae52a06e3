/** Everything that `visit` looks at, in the order in which it does. */
export const PAGES: readonly string[] = [
  '/',
  '/c/clothing',
  '/search?q=mug',
  '/search?q=kayak',
  '/p/skelder-rain-jacket',
  '/p/tarn-enamel-mug',
  '/help',
  '/help/delivery',
  '/help/size-guide',
  '/about',
  '/sign-in',
  '/sign-in refused',
  '/help/contact',
  '/help/contact refused',
  '/returns',
  '/basket/add posted',
  '/basket',
  '/checkout/start',
  '/account',
  '/checkout/address',
  '/checkout/address refused',
  '/checkout/delivery',
  '/checkout/payment',
  '/pay/frame',
  '/pay/card refused',
  '/returns/new',
  '/returns/new refused',
  '/returns/new posted',
];

const SIGN_IN = { email: 'rosa@example.org', password: 'fern-and-moss' };
/** Every field that any form of the address asks for is sent, so that a longer form goes on too. */
const ADDRESS = {
  name: 'Rosa Delgado',
  email: 'rosa@example.org',
  line1: '14 Tanner Row',
  town: 'Whitby',
  postcode: 'YO21 3PT',
  ...Object.fromEntries(
    [
      'title',
      'middle-name',
      'name-at-birth',
      'date-of-birth',
      'company',
      'department',
      'building-name',
      'county',
      'second-telephone',
      'fax-number',
      'preferred-time-to-call',
      'how-you-heard-of-us',
      'reason-for-this-purchase',
    ].map((name) => [name, 'x']),
  ),
};

/**
 * One visitor's walk through a shop without a browser.
 * @returns what each of PAGES answered: the markup, or where a post led
 */
export async function visit(url: string): Promise<Map<string, string>> {
  let cookie = '';
  const answers = new Map<string, string>();
  const call = async (path: string, form?: Record<string, string>, accept = 'text/html'): Promise<string> => {
    const answer = await fetch(new URL(path, url), {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie, accept },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const to = answer.headers.get('location');
    return to ?? (await answer.text());
  };
  const see = async (path: string): Promise<void> => void answers.set(path, await call(path));
  const post = async (name: string, form: Record<string, string>, accept?: string): Promise<void> =>
    void answers.set(name, await call(name.split(' ')[0] as string, form, accept));

  for (const path of PAGES.slice(0, PAGES.indexOf('/sign-in') + 1)) await see(path);
  await post('/sign-in refused', { email: 'rosa@example.org', password: 'no' });
  await see('/help/contact');
  await post('/help/contact refused', { name: 'Rosa', email: '', topic: 'A repair' });
  await see('/returns');
  await post('/basket/add posted', { slug: 'tarn-enamel-mug', colour: 'blue', quantity: '1' }, 'application/json');
  await see('/basket');
  await see('/checkout/start');
  await call('/sign-in', SIGN_IN);
  await call('/');
  await see('/account');
  await see('/checkout/address');
  await post('/checkout/address refused', { name: 'Rosa', town: 'Whitby' });
  await call('/checkout/address', ADDRESS);
  await see('/checkout/delivery');
  await call('/checkout/delivery', { delivery: 'standard' });
  await see('/checkout/payment');
  await see('/pay/frame');
  await post('/pay/card refused', { 'card-number': '4242' });
  await see('/returns/new');
  await post('/returns/new refused', { item: 'FH-20418.0', reason: 'It does not fit' });
  await post('/returns/new posted', { item: 'FH-20418.0', reason: 'It does not fit', refund: 'card' });
  return answers;
}
