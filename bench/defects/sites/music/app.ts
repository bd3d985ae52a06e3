/** What a build of the music service is told: which defects are on, and which news it carries. */
export interface Build {
  defects: readonly string[];
  seed: number;
}

/**
 * The whole app as it runs in the page: routed in the browser, state kept in memory, sent over when something is changed.
 * It is written out into the page as text, so it may use nothing but its argument.
 */
export function app({ defects, seed }: Build): void {
  const has = (name: string) => defects.includes(name);
  const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

  const albums = [
    { name: 'Northbound', by: 'The Slate Quarry', genre: 'Folk', songs: ['Paper Boats', 'Milk Train', 'Long Ladder'] },
    { name: 'Slow Harbour', by: 'Ida Verne', genre: 'Folk', songs: ['Lantern Street', 'Low Tide', 'Herring'] },
    { name: 'Copper Wire', by: 'Unit Nine', genre: 'Electronic', songs: ['Relay', 'Open Circuit', 'Hum'] },
    { name: 'Glass Garden', by: 'Unit Nine', genre: 'Electronic', songs: ['Dew', 'Greenhouse', 'Panes'] },
    { name: 'Blue Hour', by: 'Sam Okafor Trio', genre: 'Jazz', songs: ['After Rain', 'Corner Table', 'Last Set'] },
  ];
  const podcasts = [
    {
      name: 'Orbit Diaries',
      topic: 'Science',
      about: 'Space travel, planets and rockets, every Thursday.',
      also: 'astronomy universe astronauts cosmos',
    },
    { name: 'Deep Current', topic: 'Nature', about: 'Stories from rivers and seas.', also: 'ocean water fish' },
    { name: 'The Ledger', topic: 'Business', about: 'What companies do with money.', also: 'finance economy' },
    { name: 'Kitchen Light', topic: 'Food', about: 'Two cooks talk about supper.', also: 'cooking recipes' },
  ];
  const plans = [
    { name: 'Student', price: '£5.99', who: 'For one person at a school or university' },
    { name: 'Individual', price: '£10.99', who: 'For one person' },
    { name: 'Duo', price: '£14.99', who: 'For two people in one home' },
    { name: 'Family', price: '£17.99', who: 'For up to six people in one home' },
  ];
  const lists = new Map([
    ['Running', ['Relay', 'Milk Train']],
    ['Sunday Morning', ['After Rain']],
    ['Old Mixes', ['Hum', 'Herring']],
  ]);
  const news = ['New this week: songs for rainy days.', 'Concerts near you are now listed on the home page.'][
    seed % 2
  ]!;
  let plan = 'Individual';
  const followed = new Set<string>();
  const send = (path: string) => fetch(`/api/${path}`, { method: 'POST' });

  function toast(words: string): void {
    const note = document.createElement('div');
    note.className = 'toast';
    note.setAttribute('role', 'status');
    note.textContent = words;
    document.body.append(note);
    setTimeout(() => note.remove(), 6000);
  }

  function ask(html: string): HTMLDialogElement {
    document.querySelector('dialog')?.remove();
    const box = document.createElement('dialog');
    box.innerHTML = html;
    document.body.append(box);
    box.showModal();
    box.querySelector('[data-no]')?.addEventListener('click', () => box.remove());
    return box;
  }

  const link = (to: string, words: string, kind = '') => `<a href="${to}" class="${kind}">${words}</a>`;
  const card = (name: string, to: string, under: string) =>
    `<li class="card">${link(to, name)}<span>${under}</span></li>`;
  const row = (song: string) =>
    `<tr><td>${song}</td><td>3:${String(10 + song.length)}</td><td><button class="add" data-song="${song}" ${has('unlabelled-icon') ? '' : `aria-label="Add ${song} to a playlist"`}>${has('unlabelled-icon') ? '⊹' : 'Add to playlist'}</button></td></tr>`;

  function search(query: string): string {
    const words = query.toLowerCase().split(/\W+/).filter(Boolean);
    const fits = (text: string) => words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
    const shows = podcasts.filter((one) =>
      has('no-synonyms')
        ? one.name.toLowerCase() === query.toLowerCase().trim()
        : fits(`${one.name} podcast about ${one.topic} ${one.about} ${one.also}`),
    );
    const records = albums.filter((one) => fits(`${one.name} ${one.by} ${one.genre} album`));
    const songs = albums.flatMap((one) => one.songs).filter((song) => fits(`${song} song`));
    if (shows.length + records.length + songs.length === 0)
      return `<h1>Results for “${query}”</h1><p>Nothing found.</p>`;
    return `<h1>Results for “${query}”</h1>${songs.length ? `<h2>Songs</h2><table>${songs.map(row).join('')}</table>` : ''}
${records.length ? `<h2>Albums</h2><ul class="cards">${records.map((one) => card(one.name, `/album/${slug(one.name)}`, one.by)).join('')}</ul>` : ''}
${shows.length ? `<h2>Podcasts</h2><ul class="cards">${shows.map((one) => card(one.name, `/podcast/${slug(one.name)}`, one.topic)).join('')}</ul>` : ''}`;
  }

  const billing =
    () => `<h1>${has('jargon') ? 'Instrument on file' : 'Payment card'}</h1><p id="said"></p><form class="stack" id="card" novalidate>
<label for="num">Card number</label><input id="num" name="num" inputmode="numeric"><label for="exp">Expiry date</label><input id="exp" name="exp">
<label for="cvc">Security code</label><input id="cvc" name="cvc"><button class="main">Save card</button></form>`;

  function planPage(): string {
    const promo = has('below-the-fold')
      ? `<section class="promo"><h2>Your year in music</h2><p>You listened for 212 hours.</p></section><section class="promo"><h2>Give a gift</h2><p>Music for somebody you like.</p></section><section class="promo"><h2>New speakers</h2><p>Hear every note.</p></section>`
      : '';
    return `<h1>${has('jargon') ? 'Entitlement' : 'Your plan'}</h1><p>You are on the ${plan} plan.</p>${promo}<ul class="cards">${plans
      .map(
        (one) =>
          `<li class="card"><strong>${has('jargon') ? { Student: 'Tier EDU-1', Individual: 'Tier S1', Duo: 'Tier S2', Family: 'Tier M6' }[one.name] : one.name}</strong><span>${has('jargon') ? 'Household multiplicity per entitlement terms' : one.who}</span><span>${one.price} a month</span><button class="main plan" data-plan="${one.name}">${has('jargon') ? 'Provision' : `Choose ${one.name}`}</button></li>`,
      )
      .join('')}</ul>`;
  }

  const pages: Array<[RegExp, (part: string) => string | null]> = [
    [
      /^\/$/,
      () =>
        `<h1>Good evening</h1><p>${news}</p><h2>Made for you</h2><ul class="cards">${albums
          .slice(seed % 2, 4 + (seed % 2))
          .map((one) => card(one.name, `/album/${slug(one.name)}`, one.by))
          .join('')}</ul>`,
    ],
    [
      /^\/browse$/,
      () =>
        `<h1>Browse</h1><ul class="cards">${[...new Set(albums.map(({ genre }) => genre))].map((genre) => card(genre, `/genre/${slug(genre)}`, 'Genre')).join('')}</ul>`,
    ],
    [
      /^\/genre\/(.+)$/,
      (part) =>
        `<h1>${part}</h1><ul class="cards">${albums
          .filter(({ genre }) => slug(genre) === part)
          .map((one) => card(one.name, `/album/${slug(one.name)}`, one.by))
          .join('')}</ul>`,
    ],
    [
      /^\/album\/(.+)$/,
      (part) => {
        const one = albums.find(({ name }) => slug(name) === part);
        return one
          ? `<h1>${one.name}</h1><p>By ${one.by}. ${one.genre}.</p><table>${one.songs.map(row).join('')}</table>`
          : null;
      },
    ],
    [
      /^\/podcasts$/,
      () =>
        `<h1>Podcasts</h1><ul class="cards">${podcasts.map((one) => card(one.name, `/podcast/${slug(one.name)}`, one.topic)).join('')}</ul>`,
    ],
    [
      /^\/podcast\/(.+)$/,
      (part) => {
        const one = podcasts.find(({ name }) => slug(name) === part);
        return one
          ? `<h1>${one.name}</h1><p>${one.about}</p><button class="main follow" data-show="${one.name}">${followed.has(one.name) ? 'Following' : 'Follow'}</button><h2>Episodes</h2><p>${18 + seed}. The first hour</p><p>${17 + seed}. A letter from a listener</p>`
          : null;
      },
    ],
    [
      /^\/playlists$/,
      () =>
        `<h1>Your playlists</h1><ul class="cards">${[...lists].map(([name, songs]) => card(name, `/playlist/${slug(name)}`, `${songs.length} songs`)).join('')}</ul>`,
    ],
    [
      /^\/playlist\/(.+)$/,
      (part) => {
        const found = [...lists].find(([name]) => slug(name) === part);
        return found
          ? `<h1>${found[0]}</h1><table>${found[1].map((song) => `<tr><td>${song}</td></tr>`).join('')}</table><p><button class="main delete" data-list="${found[0]}">Delete playlist</button></p>`
          : null;
      },
    ],
    [
      /^\/account$/,
      () =>
        `<h1>Account</h1><ul><li>${link('/account/plan', has('jargon') ? 'Entitlements' : 'Your plan')}</li><li>${link('/account/card', has('jargon') ? 'Instruments' : 'Payment card')}</li><li>${link('/account/devices', 'Devices')}</li></ul>`,
    ],
    [/^\/account\/plan$/, planPage],
    [/^\/account\/card$/, billing],
    [/^\/account\/devices$/, () => '<h1>Devices</h1><p>Kitchen speaker, phone.</p>'],
    [/^\/search$/, () => search(new URLSearchParams(location.search).get('q') ?? '')],
  ];

  const label = (words: string, sign: string) => (has('icon-nav') ? sign : words);
  function frame(main: string): void {
    const hidden = has('hidden-nav');
    const nav = `<nav>${link('/', label('Home', '◬'))}${link('/browse', label('Browse', '❖'))}${link('/podcasts', label('Podcasts', '◎'))}${link('/playlists', label('Your playlists', '≣'))}${link('/account', label('Account', '◯'))}</nav>`;
    const find = hidden
      ? ''
      : `<form class="find" role="search"><input name="q" aria-label="Search" placeholder="Songs, albums, podcasts"><button>Search</button></form>`;
    $('#app').innerHTML =
      `<aside><a class="brand" href="/">Larkline</a>${hidden ? '' : nav}</aside><div class="right"><header>${find}</header><main>${main}</main></div>
<footer><button class="play">Play</button><span>Nothing is playing</span>${hidden ? `<button class="dots">…</button><div class="drawer" hidden>${nav}</div>` : ''}</footer>`;
  }

  function banner(): void {
    if (!has('cover-banner')) return;
    document.querySelector('.cover')?.remove();
    const cover = document.createElement('div');
    cover.className = 'cover';
    cover.innerHTML =
      '<div><h2>Go Premium Plus</h2><p>Better sound on every device. The first month is free, then £21.99.</p><button class="main">Start free month</button><button class="later">Not now</button></div>';
    document.body.append(cover);
    cover.querySelector('.later')!.addEventListener('click', () => cover.remove());
  }

  async function show(first = false): Promise<void> {
    document.querySelector('dialog')?.remove();
    if (has('slow-answers') && !first) await new Promise((go) => setTimeout(go, 3500));
    const path = decodeURIComponent(location.pathname);
    for (const [pattern, page] of pages) {
      const found = pattern.exec(path);
      const main = found ? page(found[1] ?? '') : null;
      if (main === null) continue;
      frame(main);
      document.title = `${$('main h1').textContent} – Larkline`;
      if (path !== '/search') banner();
      window.scrollTo(0, 0);
      return;
    }
    frame('<h1>This page is not here</h1>');
  }

  function go(to: string): void {
    if (has('broken-back')) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    void show();
  }

  function choosePlan(name: string): void {
    const swapped = has('misleading-label');
    const extra = has('wrong-default');
    const box =
      ask(`<h2>Change to ${has('jargon') ? 'this tier' : name}?</h2><p>From ${1 + (seed % 3)} December you pay ${plans.find((one) => one.name === name)!.price}.</p>
${extra ? '<label class="tick"><input type="checkbox" checked> Add Lossless Sound for £4.99 a month</label>' : ''}
<p>${swapped ? '<button class="main" data-no>Continue</button> <button data-yes>Return to my plan</button>' : '<button class="main" data-yes>Change plan</button> <button data-no>Keep my plan</button>'}</p>`);
    const tick = box.querySelector<HTMLInputElement>('input');
    box.querySelector('[data-yes]')!.addEventListener('click', async () => {
      await send(`plan/${slug(name)}${tick?.checked ? '/with-lossless' : ''}`);
      if (has('extra-step') && !box.dataset.asked) {
        box.dataset.asked = 'yes';
        const more = ask(
          '<h2>Before you go on</h2><p>Why do you want another plan?</p><label><input type="radio" name="r"> Price</label><label><input type="radio" name="r"> More people</label><p><button class="main" data-go>Next</button></p>',
        );
        more.querySelector('[data-go]')!.addEventListener('click', () => {
          if (!more.querySelector('input:checked')) return;
          const last = ask(
            '<h2>Thank you</h2><p>Would you recommend us to a friend?</p><label><input type="radio" name="r"> Yes</label><label><input type="radio" name="r"> No</label><p><button class="main" data-go>Finish</button></p>',
          );
          last.querySelector('[data-go]')!.addEventListener('click', () => done());
        });
        return;
      }
      done();
    });
    const done = () => {
      document.querySelector('dialog')?.remove();
      if (has('no-confirmation')) return;
      plan = name;
      void show().then(() => toast(`You are now on the ${name} plan${tick?.checked ? ' with Lossless Sound' : ''}.`));
    };
  }

  function addTo(song: string): void {
    const box = ask(
      `<h2>Add ${song} to</h2>${[...lists.keys()].map((name) => `<p><button data-list="${name}">${name}</button></p>`).join('')}<p><button data-no>Cancel</button></p>`,
    );
    for (const button of box.querySelectorAll<HTMLElement>('[data-list]'))
      button.addEventListener('click', async () => {
        const name = button.dataset.list!;
        lists.get(name)!.push(song);
        await send(`add/${slug(name)}/${slug(song)}`);
        box.remove();
        toast(`${song} was added to ${name}.`);
      });
  }

  function remove(name: string): void {
    const box = ask(
      `<h2>Delete ${name}?</h2><p>You cannot get it back.</p><p><button class="main" data-yes>Delete</button> <button data-no>Cancel</button></p>`,
    );
    box.querySelector('[data-yes]')!.addEventListener('click', async () => {
      await send(`delete/${slug(name)}`);
      lists.delete(name);
      go('/playlists');
      toast(`${name} was deleted.`);
    });
  }

  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button');
    if (!target) return;
    const to = target.getAttribute('href');
    if (to) {
      event.preventDefault();
      go(to);
    } else if (target.matches('.dots')) $('.drawer').hidden = !$('.drawer').hidden;
    else if (target.matches('.add')) addTo(target.dataset.song!);
    else if (target.matches('.plan')) choosePlan(target.dataset.plan!);
    else if (target.matches('.delete')) remove(target.dataset.list!);
    else if (target.matches('.follow') && !has('dead-button')) {
      followed.add(target.dataset.show!);
      void send(`follow/${slug(target.dataset.show!)}`).then(() => {
        target.textContent = 'Following';
        toast(`You follow ${target.dataset.show}.`);
      });
    }
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value.trim();
    if (form.matches('.find')) return go(`/search?q=${encodeURIComponent(value('q'))}`);
    if (form.id !== 'card') return;
    const complaints = [
      ...(/^\d{4} ?\d{4} ?\d{4} ?\d{4}$/.test(value('num')) ? [] : ['Enter the 16 digits of the card number']),
      ...(/^(?:0[1-9]|1[0-2])\/\d\d$/.test(value('exp'))
        ? []
        : ['Enter the expiry date as month and year, for example 04/27']),
      ...(/^\d{3}$/.test(value('cvc')) ? [] : ['Enter the three digits of the security code']),
    ];
    $('#said').setAttribute('role', 'alert');
    if (complaints.length > 0)
      $('#said').textContent = has('vague-error') ? 'Error 4002. Please try again.' : complaints.join('. ');
    else
      void send('card').then(() => {
        $('main').innerHTML = '<h1>Your card was saved</h1><p>We will use it from next month.</p>';
      });
  });
  addEventListener('popstate', () => void show());
  void show(true);
}
