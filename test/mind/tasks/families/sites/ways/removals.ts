import { written } from '../written/written.ts';
import { PAGES } from './common.ts';

const page = (
  title: string,
  body: string,
  script = '',
): string => `<title>${title} | Badger & Sons Removals</title>${PAGES}
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}.head{background:#0a3d62;color:#fff;padding:18px 32px}.head a{color:#fff;margin-right:20px}.w{padding:18px 32px;max-width:900px;min-height:360px}.tabs span{display:inline-block;padding:8px 16px;border:1px solid #99a;cursor:pointer}.tabs .on{background:#dfe9f3;font-weight:bold}.box{border:1px solid #ccd;padding:12px;width:240px;display:inline-block;margin:6px}.b{background:#e58e26;border:0;padding:9px 16px;font:inherit}.foot{background:#eee;padding:16px 32px}</style>
<div class=head><b>Badger &amp; Sons</b><br><br><a href="/">Start</a><a href="/services">What we do</a><a href="/quote">Free quote</a><a href="/boxes">Packing material</a><a href="/move">Your move</a><a href="/depots">Where we are</a></div><div class=w><h1>${title}</h1>${body}</div><div class=foot><a href="/call">We ring you back</a> | <a href="/terms">Terms and insurance</a> | <a href="/jobs">Jobs</a></div><script>${script}</script>`;

/** A removal firm: services in tabs without roles, a move looked up by its number, a set of boxes to order. */
export const REMOVALS = written(
  'removals',
  {
    '/': page(
      'Moving house without tears',
      `<p>Since 1951.</p><button class=b onclick="stir('quote')">Get a free quote</button>`,
    ),
    '/services': page(
      'What we do',
      `<div class=tabs id=t></div><div id=c></div>`,
      `var T={'Homes':'Flats and houses, packed by us or by you.','Offices':'At weekends, without an hour lost.','Storage':'Dry rooms from £32 a month. The first month is free.','Heavy and fragile':'Pianos cost £140 more, safes £90, aquariums £60.'};function show(k){$('t').innerHTML=Object.keys(T).map(function(n){return '<span class="'+(n===k?'on':'')+'">'+n+'</span>'}).join('');$('t').querySelectorAll('span').forEach(function(s){s.onclick=function(){show(s.textContent)}});$('c').innerHTML='<p>'+T[k]+'</p>'}show('Homes')`,
    ),
    '/quote': page(
      'Free quote',
      `<p>Rooms <button onclick="stir('rooms')">-</button> 2 <button onclick="stir('rooms')">+</button></p><p><label>From <input oninput="stir('from')"></label> <label>To <input oninput="stir('to')"></label></p><p><label>Day <input type=date onchange="stir('day')"></label></p><button class=b onclick="put('quote',1)">Send request</button>`,
    ),
    '/boxes': page(
      'Packing material',
      `<div id=l></div>`,
      `var B=[['Single room','12 boxes, tape','£29'],['Flat','30 boxes, tape, wrapping paper','£64'],['House','70 boxes, tape, wardrobe boxes','£139']];$('l').innerHTML=B.map(function(b,i){return '<div class=box><h3>'+b[0]+'</h3><p>'+b[1]+'</p><p>'+b[2]+'</p><button class=b data-i='+i+'>Order this set</button></div>'}).join('')+'<p id=k role=status></p>';$('l').querySelectorAll('button').forEach(function(b){b.onclick=function(){put('set',get('set',[]).concat(B[b.dataset.i][0]));$('k').textContent='Thank you. The boxes will be with you tomorrow.'}})`,
    ),
    '/move': page(
      'Your move',
      `<div id=m></div>`,
      `function draw(){$('m').innerHTML=get('in',0)?'<h2>Job 66120</h2><table><tr><td>Day</td><td>Friday 20 November 2026</td></tr><tr><td>Our men are with you at</td><td>7:45</td></tr><tr><td>Foreman</td><td>Gus Badger, 0555 410 77</td></tr></table><button onclick="stir(\\'day\\')">Ask for another day</button>':'<form onsubmit="event.preventDefault();if(this.j.value===\\'66120\\'&&this.z.value.replace(/ /g,\\'\\')===\\'LN44TP\\'){put(\\'in\\',1);draw()}else $(\\'e\\').textContent=\\'No such job.\\'"><p><label>Job number <input name=j></label></p><p><label>Postcode <input name=z></label></p><p id=e role=alert></p><button class=b>Show</button></form>'}draw()`,
    ),
    '/depots': page(
      'Where we are',
      `<ul><li><a href="/depots/north">Depot North</a></li><li><a href="/depots/harbour">Depot Harbour</a></li></ul>`,
    ),
    '/depots/north': page(
      'Depot North',
      `<p>Ring road 4. Boxes can be brought back Monday to Friday, 7:00 to 15:00.</p>`,
    ),
    '/depots/harbour': page('Depot Harbour', `<p>Quay 9. Boxes can be brought back on Saturdays, 8:00 to 11:30.</p>`),
    '/call': page(
      'We ring you back',
      `<form id=f><p><label>Name <input name=n></label></p><p><label>Telephone <input name=t></label></p><button class=b>Ring me</button></form>`,
      `$('f').onsubmit=function(e){e.preventDefault();if(!this.n.value||!this.t.value)return;put('ring',this.t.value);this.outerHTML='<p>Thank you. We ring you within the hour.</p>'}`,
    ),
    '/terms': page(
      'Terms and insurance',
      `<p>Your things are insured up to £40,000. Report damage within seven days.</p>`,
    ),
    '/jobs': page('Jobs', `<p>We look for two drivers.</p>`),
  },
  [
    {
      name: 'when the men come',
      asks: 'You have ordered a removal. At what time will the removal men be at your house?',
      knows: { jobNumber: '66120', postcode: 'LN4 4TP' },
      says: /7:45/,
    },
    { name: 'a piano', asks: 'How much more does it cost if you have a piano?', says: /140/ },
    {
      name: 'boxes for a flat',
      asks: 'You need boxes for moving out of your flat. Order the set that is meant for that.',
      holds: "s.set&&s.set.length===1&&s.set[0]==='Flat'&&!s.quote",
    },
    {
      name: 'to be rung back',
      asks: 'You would like to talk to somebody about your move. Have them ring you.',
      knows: { name: 'Rosa Delgado', telephone: '0555 800 11' },
      holds: 's.ring&&!s.quote',
    },
  ],
);
