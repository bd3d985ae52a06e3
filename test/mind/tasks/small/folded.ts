import type { Task } from '../types.ts';

const ROOMS: Record<string, Record<string, string[]>> = {
  Kitchen: { Drawers: ['Whisk', 'Ladle'], Shelves: ['Salt', 'Rice'] },
  Attic: { Boxes: ['Skates', 'Tent'], Trunks: ['Coats', 'Maps'] },
  Cellar: { Racks: ['Jam', 'Cider'], Bins: ['Coal', 'Sand'] },
};

const house = Object.entries(ROOMS)
  .map(
    ([room, places]) =>
      `<section><header>${room}</header><div>${Object.entries(places)
        .map(
          ([place, things]) =>
            `<section><header>${place}</header><div>${things.map((thing) => `<a href="#${thing}" onclick="end('${thing}');return false">${thing}</a> `).join('')}</div></section>`,
        )
        .join('')}</div></section>`,
  )
  .join('');

const weeks = Array.from({ length: 6 }, (_, week) => {
  const days = Array.from({ length: 7 }, (_, at) => week * 7 + at - 5);
  return `<tr>${days.map((day) => (day < 1 || day > 31 ? '<td>' : `<td onclick="window.won=${day}===18;this.style.background='#cdf'" style="cursor:pointer">${day}`)).join('')}</tr>`;
}).join('');

const sailings = [14, 4, 24].map((day) => `<button onclick="chosen(${day})">${day} June 2027</button> `).join('');

/** Things in parts that are closed, and days of a month. */
export const FOLDED: readonly Task[] = [
  {
    name: 'folded: a thing two folds deep',
    instructions: 'Open the sections and click on "Maps".',
    pages: {
      '/': `<style>section>div{display:none;padding-left:20px}section.o>div{display:block}header{background:#dde;cursor:pointer;padding:4px;width:200px}</style><main>${house}</main><script>
for(const h of document.querySelectorAll('header'))h.onclick=()=>h.parentNode.classList.toggle('o');
function end(t){window.won=window.won===undefined&&t==='Maps';document.querySelector('main').innerHTML=t+' it is'}
</script>`,
    },
  },
  {
    name: 'folded: the third Tuesday',
    instructions: 'Press the third Tuesday of the month.',
    pages: {
      '/': `<h2>May 2027</h2><table border=1><tr><th>Su<th>Mo<th>Tu<th>We<th>Th<th>Fr<th>Sa</tr>${weeks}</table>`,
    },
  },
  {
    name: 'folded: the fourteenth among days that end alike',
    instructions: 'Book the ferry to Holm on 14 June 2027. You want to pay on board.',
    pages: {
      '/': `<h2>Ferry to Holm</h2><button id="when" onclick="days.hidden=false">Choose a day</button><div id="days" hidden>${sailings}</div>
<p><button id="book" disabled onclick="window.won=window.day===14;document.body.innerHTML='<h2>Your place is booked</h2>'">Book</button></p><script>
const days=document.getElementById('days');function chosen(d){window.day=d;days.hidden=true;book.disabled=false;document.getElementById('when').textContent=d+' June 2027'}
</script>`,
    },
  },
  {
    name: 'folded: a menu in which every press chooses',
    instructions: 'Choose Harbour>Quay>Berth',
    pages: {
      '/': `<style>ul{list-style:none;padding:0;width:90px;border:1px solid #999;background:#fff}li{position:relative;padding:4px;cursor:default}ul ul{display:none;position:absolute;left:88px;top:0}</style><ul role=menu id=m><li role=menuitem aria-haspopup=true aria-expanded=false><span>Harbour</span><ul role=menu><li role=menuitem>Mole</li><li role=menuitem aria-haspopup=true aria-expanded=false><span>Quay</span><ul role=menu><li role=menuitem>Berth</li><li role=menuitem>Crane</li></ul></li></ul></li><li role=menuitem>Station</li></ul><script>
let t;
m.addEventListener('mouseover',e=>{const l=e.target.closest('li');clearTimeout(t);t=setTimeout(()=>{for(const u of m.querySelectorAll('ul'))u.style.display=u.contains(l)||u.parentNode===l?'block':'none'},120)});
m.addEventListener('click',e=>{window.won=e.target.closest('li').textContent==='Berth';document.body.textContent='Done'});
</script>`,
    },
  },
];
