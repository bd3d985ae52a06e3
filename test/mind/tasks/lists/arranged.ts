import { knows, type Task } from '../types.ts';

const ROWS = `[['Elm 3','North','Open',40,'4 May 2026'],['Oak 9','South','Late',75,'2 June 2026'],['Fir 5','North','Late',12,'9 March 2026'],['Ash 1','North','Late',88,'1 July 2026']]`;
const TABLE = `function draw(l){b.innerHTML=l.map(function(r){return '<tr><td>'+r.join('<td>')+'</tr>'}).join('')}`;

/** Lists that are sorted, narrowed, ticked and compared: by a head that says nothing, by several conditions, with the act over the list. */
export const ARRANGED: Task[] = [
  {
    name: 'arranged: pressed again until the highest stands first',
    instructions: 'Sort the plots by rent, the highest first.',
    pages: {
      '/': `<title>Plots</title><h1>Plots</h1><table><thead><tr><th>Plot<th>Side<th>State<th><button id=h>Rent</button><th>Since</tr></thead><tbody id=b></tbody></table><script>var R=${ROWS},up=false;${TABLE}h.onclick=function(){up=!up;R.sort(function(x,y){return(x[3]-y[3])*(up?1:-1)});draw(R);window.won=!up};draw(R)</script>`,
    },
  },
  {
    name: 'arranged: both conditions, and then the button that applies them',
    instructions: 'Show only the late plots on the north side.',
    pages: {
      '/': `<title>Plots</title><h1>Plots</h1><form id=f><label>State <select name=s><option>Any<option>Open<option>Late</select></label> <label>Side <select name=d><option>Any<option>North<option>South</select></label> <button>Apply</button></form><table><thead><tr><th>Plot<th>Side<th>State<th>Rent<th>Since</tr></thead><tbody id=b></tbody></table><p id=o role=status></p><script>var R=${ROWS};${TABLE}f.onsubmit=function(e){e.preventDefault();var l=R.filter(function(r){return(f.s.value=='Any'||r[2]==f.s.value)&&(f.d.value=='Any'||r[1]==f.d.value)});draw(l);o.textContent=l.length+' plots';window.won=f.s.value=='Late'&&f.d.value=='North'};draw(R)</script>`,
    },
  },
  {
    name: 'arranged: the rows are ticked, and the act stands over them',
    instructions: 'Delete all the photos of the harbour.',
    pages: {
      '/': `<title>Photos</title><h1>Photos</h1><p><button id=x disabled>Delete</button></p><ul id=l>${['Boat race|Harbour', 'Snow|Hills', 'Crane at night|Harbour', 'Heather|Hills'].map((text) => `<li><label><input type=checkbox> ${text.split('|')[0]}</label> <small>${text.split('|')[1]}, 2025</small>`).join('')}</ul><p id=o role=status></p><script>l.onchange=function(){x.disabled=!l.querySelector(':checked')};x.onclick=function(){var c=[].slice.call(l.querySelectorAll(':checked')).map(function(i){return i.closest('li')});window.won=c.length==2&&c.every(function(i){return /Harbour/.test(i.textContent)});c.forEach(function(i){i.remove()});o.textContent=c.length+' photos deleted.'}</script>`,
    },
  },
  {
    name: 'arranged: what they are compared by stands on the page of each',
    instructions: 'Put the lightest lantern in the basket.',
    pages: {
      '/': '<title>Lanterns</title><h1>Lanterns</h1><ul><li><a href="/a">Moth</a> £19<li><a href="/b">Glim</a> £24<li><a href="/c">Wick</a> £12</ul>',
      ...Object.fromEntries(
        [
          ['/a', 'Moth', '410 g'],
          ['/b', 'Glim', '95 g'],
          ['/c', 'Wick', '1.2 kg'],
        ].map(([path, name, weight]) => [
          path!,
          `<title>${name}</title><p><a href="/">Lanterns</a></p><h1>${name}</h1><dl><dt>Weight<dd>${weight}</dl><button onclick="sessionStorage.won=String('${name}'==='Glim');o.textContent='${name} is in your basket.'">Add to basket</button><p id=o role=status></p>`,
        ]),
      ),
    },
  },
  {
    name: 'arranged: the fourth of a shelf that has to be opened first',
    instructions: 'Put the fourth of the caps in my basket.',
    pages: {
      '/': `<title>Hats</title><h1>Hats</h1><div role=tablist id=t><button role=tab aria-selected=true>Berets</button> <button role=tab aria-selected=false>Caps</button></div><div id=g></div><p id=o role=status></p><script>var P={Berets:['Red beret','Wool beret','Black beret','Felt beret'],Caps:['Flat cap','Sun cap','Rain cap','Tweed cap','Boat cap']};function draw(k){g.innerHTML=P[k].map(function(n,i){return '<div><h3>'+n+'</h3><p>£'+(9+i)+'</p><button onclick="take(\\''+n+'\\')">Add to basket</button></div>'}).join('')}function take(n){window.won=n=='Tweed cap';o.textContent=n+' is in your basket.'}t.onclick=function(e){if(e.target.id)return;[].forEach.call(t.children,function(b){b.setAttribute('aria-selected',b==e.target)});draw(e.target.textContent)};draw('Berets')</script>`,
    },
  },
  {
    name: 'arranged: a size by its letter',
    instructions: 'Put a medium Fisher jumper in blue into the cart.',
    pages: {
      '/': `<title>Fisher jumper</title><h1>Fisher jumper</h1><p>£60</p><div>Size <span id=z>${['S', 'M', 'L'].map((size) => `<button aria-pressed=false>${size}</button> `).join('')}</span></div><label>Colour <select id=c><option>Red<option>Blue</select></label> <button id=a>Add to cart</button><p id=o role=status></p><script>var s='';z.onclick=function(e){if(e.target==z)return;s=e.target.textContent;[].forEach.call(z.children,function(b){b.setAttribute('aria-pressed',b==e.target)})};a.onclick=function(){if(!s){o.textContent='Please choose a size.';return}window.won=s=='M'&&c.value=='Blue';o.textContent='Added to your cart.'}</script>`,
    },
  },
  {
    name: 'arranged: a size that is not offered is not taken for another',
    instructions: 'Put a Fisher jumper in XL into the cart.',
    knowledge: knows({ name: 'Rosa Delgado' }),
    claim: 'gave_up',
    pages: {
      '/': `<title>Fisher jumper</title><h1>Fisher jumper</h1><p>£60</p><label>Size <select id=z><option>S<option>M<option>L</select></label> <button id=a>Add to cart</button><p id=o role=status></p><script>window.won=true;a.onclick=function(){window.won=false;o.textContent='Added to your cart.'}</script>`,
    },
  },
];
