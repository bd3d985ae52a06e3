import type { Task } from './types.ts';

const nav = (own: string) => `<nav><a href="#h">Home</a> <a href="#o">${own}</a> <a href="#i">Help</a></nav>`;

/** A page of things alike, each built from its fields and what its right control does when it is pressed; `right` are those that are meant. */
function page(
  title: string,
  things: readonly string[],
  built: (fields: string[], press: string) => string,
  style = '',
) {
  const list = things
    .map((thing, i) => built(thing.split('|'), `onclick="event.preventDefault();meant(${i})"`))
    .join('');
  return (right: readonly number[]) =>
    `<title>${title}</title><style>.t{border:1px solid #999;margin:6px;padding:8px;${style}}</style>${nav(title)}<h1>${title}</h1>${list}<p id=o role=status></p><script>var got=[];function meant(i){got.push(i);o.textContent='Done. Thank you.';window.won=got.join()==='${right.join()}'}</script>`;
}

const row = 'display:flex;gap:20px';

/** One of many things on a page that are alike, by all that the task says of it. */
export const ALIKE: Task[] = [
  {
    name: 'alike: a name, and not a longer one',
    instructions: 'Delete the comment by Ben.',
    pages: {
      '/': page(
        'Comments',
        ['Anna|I agree with Ben on this one.', 'Benno|Nice photos!', 'Ben|Where is the second one?'],
        ([who, text], press) =>
          `<article class=t><strong>${who}</strong> <time>2 days ago</time><p>${text}</p><button aria-label="Like">♥</button> <button aria-label="Delete" ${press}>🗑</button></article>`,
      )([2]),
    },
  },
  {
    name: 'alike: the cheapest of those that fit',
    instructions: 'Show the cheapest phone that has 128 GB and is not refurbished.',
    pages: {
      '/': page(
        'Phones',
        ['Alto 5|128 GB|refurbished|£149', 'Cima 2|64 GB|new|£129', 'Bora X|128 GB|new|£229', 'Echo S|128 GB|new|£259'],
        ([name, size, state, price], press) =>
          `<div class=t><h2><a href="#p" ${press}>${name}</a></h2><p>${size}</p><p>${state}</p><p>${price}</p></div>`,
        'display:inline-block;width:180px',
      )([2]),
    },
  },
  {
    name: 'alike: for so many, and below so much',
    instructions: 'Take the room for three people that costs less than 120 euros.',
    pages: {
      '/': page(
        'Rooms',
        [
          'Garden room|sleeps 2|€95',
          'Attic room|sleeps 3|€130',
          'Lake room|sleeps 3|€115',
          'Family suite|sleeps 5|€180',
        ],
        ([name, sleeps, price], press) =>
          `<div class=t><b>${name}</b><span>${sleeps}</span><span>${price} per night</span><button ${press}>Book</button></div>`,
        row,
      )([2]),
    },
  },
  {
    name: 'alike: a weekday and a part of the day',
    instructions: 'Book the yoga class on Thursday morning.',
    pages: {
      '/': page(
        'Classes',
        ['Yoga|Tue 3 Nov 09:00', 'Yoga|Thu 5 Nov 18:00', 'Pilates|Thu 5 Nov 09:00', 'Yoga|Thu 5 Nov 08:30'],
        ([name, when], press) =>
          `<section class=t><h3>${name}</h3><p>${when}</p><button ${press}>Book</button></section>`,
      )([3]),
    },
  },
  {
    name: 'alike: the day on which others are closed',
    instructions: 'Open the only restaurant that is open on Sundays.',
    pages: {
      '/': page(
        'Restaurants',
        ['Sunday Roast Inn|closed Sun and Mon', 'Da Luigi|closed Mon', 'Golden Wok|closed Sundays'],
        ([name, hours], press) => `<div class=t><h3><a href="#r" ${press}>${name}</a></h3><p>${hours}</p></div>`,
      )([1]),
    },
  },
  {
    name: 'alike: who wrote it, and not whom it speaks of',
    instructions: 'Vote for the proposal of Mia.',
    pages: {
      '/': page(
        'Proposals',
        ['Ask Mia about the garden|by Jon', 'New bike racks|by Mia', 'Paint the hall|by Lea'],
        ([what, who], press) => `<div class=t><h3>${what}</h3><p>${who}</p><button ${press}>Vote</button></div>`,
      )([1]),
    },
  },
  {
    name: 'alike: a state in other words',
    instructions: 'Open the newest invoice that is still unpaid.',
    pages: {
      '/': page(
        'Invoices',
        [
          'R-101|2 Sep 2026|€40|Paid',
          'R-106|30 Oct 2026|€61|Paid',
          'R-099|20 Aug 2026|€12|Open',
          'R-104|14 Oct 2026|€88|Open',
        ],
        (fields, press) =>
          `<div class=t>${fields.map((field) => `<span>${field}</span>`).join('')}<button ${press}>View</button></div>`,
        row,
      )([3]),
    },
  },
  {
    name: 'alike: under the pencil of the very one',
    instructions: 'Change the name of the playlist "Run".',
    pages: {
      '/': page(
        'Playlists',
        ['Running mix', 'Run', 'Slow run'],
        ([name], press) =>
          `<div class=t><a href="#p">${name}</a> <button aria-label="Play">▶</button> <button aria-label="Edit" ${press}>✎</button> <button aria-label="Delete">🗑</button></div>`,
      )([1]),
    },
  },
  {
    name: 'alike: several, each by its own name',
    instructions: 'Tick the milk, the eggs and the butter.',
    pages: {
      '/': `<title>Shopping</title><h1>Shopping list</h1>${['Oat milk, 1 l', 'Milk, 1 l', 'Eggplant', 'Eggs, 10', 'Peanut butter', 'Butter, 250 g'].map((name) => `<p><label><input type=checkbox value="${name}"> ${name}</label></p>`).join('')}<script>onchange=function(){window.won=[...document.querySelectorAll(':checked')].map(function(x){return x.value}).join('/')==='Milk, 1 l/Eggs, 10/Butter, 250 g'}</script>`,
    },
  },
  {
    name: 'alike: all of one month',
    instructions: 'Select the photos from May.',
    pages: {
      '/': `<title>Photos</title><h1>Photos</h1>${['IMG_1|28 Apr 2026', 'IMG_2|3 May 2026', 'IMG_3|17 May 2026', 'IMG_4|1 Jun 2026'].map((photo) => `<div style="display:inline-block;width:150px;border:1px solid;margin:6px"><input type=checkbox aria-label="${photo.split('|')[0]}"><div>${photo.split('|')[0]}</div><small>${photo.split('|')[1]}</small></div>`).join('')}<script>onchange=function(){window.won=[...document.querySelectorAll(':checked')].map(function(x){return x.ariaLabel}).join()==='IMG_2,IMG_3'}</script>`,
    },
  },
];
