import type { Task } from '../types.ts';

const MONTHS = `['January','February','March','April','May','June','July','August','September','October','November','December']`;

/** A calendar over the rest of the page, behind a field that takes no typing; `write` gives what the field shows of y, m (from 0), d. */
const picker = (y: number, m: number, write: string, last = `y>${y - 2}`) =>
  `<label>Collection date <input id=f readonly onclick="box.hidden=false;draw()"></label>
<div id=box hidden style="position:absolute;top:60px;left:10px;background:#fff;border:1px solid #888;padding:6px;font-size:11px;z-index:2"></div>
<p style="margin-top:30px"><button onclick="window.sent&&sent(f.value);document.body.insertAdjacentHTML('beforeend','<p>Your collection is arranged.</p>')">Arrange</button></p>
<script>var y=${y},m=${m},two=n=>(''+n).padStart(2,'0');function draw(){var n=new Date(y,m+1,0).getDate(),h='';for(var i=1;i<=n;i++)h+='<a style="display:inline-block;width:22px;cursor:pointer" onclick="take('+i+')">'+i+'</a>'+(i%7?'':'<br>');box.innerHTML=(${last}?'<span style=cursor:pointer title=Previous onclick="m--;if(m<0){m=11;y--}draw()">◀</span> ':'')+'<b>'+${MONTHS}[m]+'</b>&nbsp;<b>'+y+'</b> <span style=cursor:pointer title=Next onclick="m++;if(m>11){m=0;y++}draw()">▶</span><br>'+h}function take(d){f.value=${write};setTimeout(()=>box.hidden=true,150)}</script>`;

const slow = (rows: Array<[string, string, number]>, best: string) =>
  `<h1>Ferries to Lindholm</h1><div style="height:170px;width:260px;overflow-y:scroll;border:1px solid #999">${rows
    .map(
      ([leaves, takes, price]) =>
        `<div style="height:140px;padding:6px;border-bottom:1px solid #ccc"><div>Leaves:</div><div>${leaves}</div><div>Crossing:</div><div>${takes}</div><button onclick="window.won='${takes}'==='${best}';this.closest('div').innerHTML='Your crossing is booked.'">Book for €${price}</button></div>`,
    )
    .join('')}</div>`;

/** Days taken in calendars that are leafed through, and offers compared that never stand in sight together. */
export const CALENDARS: Task[] = [
  {
    name: 'errands: a day some months back',
    instructions: 'Set 21 February 2026 as the collection date and press Arrange.',
    pages: {
      '/': `<h1>Old appliances</h1><script>function sent(v){window.won=v==='21/02/2026'}</script>${picker(2026, 5, "two(d)+'/'+two(m+1)+'/'+y")}`,
    },
  },
  {
    name: 'errands: a page that writes the month first',
    instructions: 'Choose 03/08/2026 as the collection date and press Arrange.',
    pages: {
      '/': `<h1>Old appliances</h1><script>function sent(v){window.won=v==='03/08/2026'}</script>${picker(2026, 4, "two(m+1)+'/'+two(d)+'/'+y")}`,
    },
    maxTurns: 24,
  },
  {
    name: 'errands: the shortest of what scrolls by',
    instructions: 'Book the shortest crossing to Lindholm.',
    pages: {
      '/': slow(
        [
          ['7:10 AM', '3h 40m', 31],
          ['9:00 AM', '1h 55m', 62],
          ['11:45 AM', '2h 05m', 24],
          ['4:30 PM', '4h 10m', 18],
        ],
        '1h 55m',
      ),
    },
  },
];
