import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const page = (title: string, body: string, script = ''): string => `<title>${title} - Lantern Playhouse</title>${PAGES}
<style>body{margin:0;font:17px/1.5 Georgia,serif;color:#2b1d14;background:#fffaf3}header{background:#5b1a1a;color:#fff;padding:14px 30px}header ul{display:flex;gap:22px;list-style:none;margin:8px 0 0;padding:0}header a,footer a{color:#fff}main{max-width:860px;margin:20px auto;padding:0 20px;min-height:340px}footer{background:#2b1d14;color:#fff;padding:18px 30px}.s{border-bottom:1px solid #d8c8b0;padding:10px 0}.b{background:#5b1a1a;color:#fff;border:0;padding:8px 16px;font:inherit}[role=tab]{font:inherit;padding:6px 14px}</style>
<header><a href="/"><b>The Lantern Playhouse</b></a><ul><li><a href="/whats-on">What's on</a></li><li><a href="/visit">Your visit</a></li><li><a href="/gifts">Gift vouchers</a></li><li><a href="/company">The company</a></li><li><a href="/account">My account</a></li></ul></header><main>${body}</main><footer><a href="/contact">Contact</a> · <a href="/hire">Hire a space</a> · <a href="/press">Press</a><form onsubmit="event.preventDefault();put('news',1)"><input placeholder="Your email" aria-label="Email for our newsletter"> <button>Sign up</button></form></footer><script>${script}</script>`;

const SHOWS = [
  ['otter', 'The Otter King', 'A family play with puppets', '1 hour 10 minutes, without an interval'],
  ['glass', 'Glass Summer', 'A new comedy', '2 hours 15 minutes with an interval'],
  ['winter', 'Winter Quarters', 'A circus wintering by the sea', '1 hour 55 minutes with an interval'],
  ['kings', 'Two Kings and a Cook', 'Farce', '2 hours 5 minutes with an interval'],
  ['salt', 'The Salt Road', 'A saga in two parts', '2 hours 35 minutes with an interval'],
  ['choir', 'The Last Choir', 'A musical evening', '1 hour 40 minutes, without an interval'],
] as const;
const list = (from: number, more: string): string =>
  `<h1>What's on</h1>${SHOWS.slice(from, from + 3)
    .map(
      ([id, name, kind]) =>
        `<div class=s><h2><a href="/show/${id}">${name}</a></h2><p>${kind}</p><button class=b onclick="stir('seats');this.after(' Choose your seats on the next page.')">Book now</button></div>`,
    )
    .join('')}<p>${more}</p>`;

/** A theatre: plays on two pages, a visit in tabs, and tickets of one's own behind an account. */
export const THEATRE = written(
  'theatre',
  {
    '/': page(
      'Welcome',
      `<h1>This week: The Otter King</h1><p>For everybody from five years on.</p><button class=b onclick="stir('seats');this.after(' Choose your seats.')">Book now</button><p>Two new plays in spring.</p>`,
    ),
    '/whats-on': page("What's on", list(0, '<b>1</b> <a href="/whats-on-2">2</a> <a href="/whats-on-2">Next</a>')),
    '/whats-on-2': page("What's on", list(3, '<a href="/whats-on">Previous</a> <a href="/whats-on">1</a> <b>2</b>')),
    ...Object.fromEntries(
      SHOWS.map(([id, name, kind, time]) => [
        `/show/${id}`,
        page(
          name,
          `<h1>${name}</h1><p>${kind}.</p><dl><dt>Running time</dt><dd>${time}</dd><dt>Stage</dt><dd>${id === 'otter' ? 'Studio' : 'Main house'}</dd></dl><button class=b onclick="stir('seats')">Book now</button>`,
        ),
      ]),
    ),
    '/visit': page(
      'Your visit',
      `<h1>Your visit</h1><div role=tablist id=t></div><div id=p></div>`,
      `var T={'Getting here':'Tram 4 to Lantern Square. The last tram leaves at 23:40.','By car':'The car park in Mill Street takes 200 cars. From 18:00 to midnight it costs £6.50.','Access':'Both stages have a lift. Call us for a wheelchair place.','Food and drink':'The bar opens an hour before each performance.'};function show(k){$('t').innerHTML=Object.keys(T).map(function(n){return '<button role=tab aria-selected='+(n===k)+'>'+n+'</button>'}).join('');$('t').querySelectorAll('button').forEach(function(b){b.onclick=function(){show(b.textContent)}});$('p').innerHTML='<p>'+T[k]+'</p>'}show('Getting here')`,
    ),
    '/gifts': page(
      'Gift vouchers',
      `<h1>Gift vouchers</h1><p>From £20, valid for three years.</p><button class=b onclick="put('voucher',1)">Buy a voucher</button>`,
    ),
    '/company': page('The company', `<h1>The company</h1><p>Director: Lena Hartwell. Actors: 14.</p>`),
    '/hire': page('Hire a space', `<h1>Hire a space</h1><p>The studio from £240 a day.</p>`),
    '/press': page('Press', `<h1>Press</h1><p>Pictures are sent on request.</p>`),
    '/contact': page(
      'Contact',
      `<h1>Contact</h1><p>Box office: 0555 013 220, Tuesday to Saturday.</p><ul><li><a href="/lost">Lost property</a></li><li><a href="/groups">Groups and schools</a></li></ul>`,
    ),
    '/groups': page('Groups', `<h1>Groups and schools</h1><p>Ten and more pay a third less.</p>`),
    '/lost': page(
      'Lost property',
      `<h1>Lost property</h1><form id=f><p><label>What have you lost?<br><input name=w></label></p><p><label>Your e-mail<br><input name=m></label></p><button class=b>Send</button></form>`,
      `$('f').onsubmit=function(e){e.preventDefault();if(!this.w.value||!/@/.test(this.m.value))return;put('lost',this.w.value);this.outerHTML='<p>Thank you, we will look for it.</p>'}`,
    ),
    '/signin': page(
      'Sign in',
      `<h1>Sign in</h1><form class=in><p><label>E-mail <input name=u></label></p><p><label>Password <input type=password name=p></label></p><p id=wrong role=alert></p><button class=b>Sign in</button></form>`,
      signIn('rosa@example.org', 'green-Curtain-5', '/account'),
    ),
    '/account': page(
      'My account',
      `<h1>Good evening, Rosa</h1><ul><li><a href="/account/tickets">My tickets</a></li><li><a href="/account/details">My details</a></li><li><a href="/account/wishes">What I like</a></li></ul>`,
      'signed()',
    ),
    '/account/details': page(
      'My details',
      `<h1>My details</h1><p>E-mail: rosa@example.org <button onclick="stir('mail')">Edit</button></p><p>Phone: none <button onclick="stir('phone')">Edit</button></p>`,
      'signed()',
    ),
    '/account/wishes': page(
      'What I like',
      `<h1>What I like</h1><label><input type=checkbox onclick="stir('likes')"> Comedy</label> <label><input type=checkbox onclick="stir('likes')"> Music</label>`,
      'signed()',
    ),
    '/account/tickets': page(
      'My tickets',
      `<h1>My tickets</h1><div id=l></div>`,
      `signed();var T=[['Glass Summer','5 December, 2 seats'],['Winter Quarters','12 December, 2 seats']];function draw(){var b=get('back',[]);$('l').innerHTML=T.map(function(t,i){return '<div class=s><h2>'+t[0]+'</h2><p>'+t[1]+'</p>'+(b.indexOf(t[0])>=0?'<p>Returned. The money is on its way to you.</p>':'<button class=b data-i='+i+'>Return tickets</button> <button class=b onclick="stir(\\'seat\\')">Change seats</button>')+'</div>'}).join('');$('l').querySelectorAll('[data-i]').forEach(function(x){x.onclick=function(){put('back',get('back',[]).concat(T[x.dataset.i][0]));draw()}})}draw()`,
    ),
  },
  [
    {
      name: 'how long a play lasts',
      asks: 'How long does "The Salt Road" last?',
      says: /2 hours 35/,
    },
    {
      name: 'tickets given back',
      asks: 'You cannot go to "Winter Quarters" on 12 December. Give your tickets back.',
      knows: { email: 'rosa@example.org', password: 'green-Curtain-5' },
      holds: "s.back&&s.back.length===1&&s.back[0]==='Winter Quarters'",
    },
    { name: 'where a car is left', asks: 'What do you pay for parking if you come in the evening?', says: /6\.50/ },
    {
      name: 'a scarf left behind',
      asks: 'You left your grey scarf in the theatre last night. Tell them, so that they can look for it.',
      knows: { email: 'rosa@example.org' },
      holds: 's.lost&&/scarf/i.test(s.lost)&&!s.news',
    },
  ],
);
