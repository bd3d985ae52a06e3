import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const DEPOTS = [
  ['Weir Lane', 90, 60, '8:00 to 18:00'],
  ['Tannery Yard', 300, 150, '9:00 to 17:00'],
  ['Kiln Street', 180, 260, '8:00 to 16:00'],
] as const;

/** A map that is dragged and pressed anywhere, with controls of its own on it, pins that open a note, and a folded list of what it shows. */
const MAP = `<title>Depots – Osier Vans</title><style>#map{position:relative;width:640px;height:440px;background:#dde8d8;cursor:grab}#map button,#note,#layers{position:absolute}#note{background:#fff;padding:10px;border:1px solid #888;width:220px}#layers{right:10px;top:50px;background:#fff;padding:8px}</style>
<nav><a href="/">Depots</a> <a href="/fleet">Our fleet</a> <a href="/about">About us</a></nav><h1>Find a depot</h1><p>Press a pin to see when a depot is open.</p>
<div id=map aria-label=Map>${DEPOTS.map(([name, x, y]) => `<button style="left:${x}px;top:${y}px" title="${name}">●</button>`).join('')}
<button title="Zoom in" style="left:10px;top:10px" id=i>+</button><button title="Zoom out" style="left:10px;top:40px" id=o>−</button><button title="Layers" style="right:10px;top:10px" id=l>≡</button><div id=layers hidden><label><input type=radio name=b checked>Street plan</label><br><label><input type=radio name=b id=a>Aerial photo</label><br><label><input type=checkbox id=c>Charging points</label></div><div id=note hidden></div></div>
<aside><h2>Your depot</h2><p id=own>None chosen</p></aside>
<script>var depots=${JSON.stringify(DEPOTS)},zoom=0,own='';map.onmousedown=map.onclick=function(){};function check(){window.own1=own==='Tannery Yard';window.aerial=a.checked&&zoom===1;window.charging=c.checked&&!a.checked;window.won=window[window.name1||'own1']}
map.querySelectorAll('button[style*=left]').forEach(function(b){var d=depots.filter(function(x){return x[0]===b.title})[0];if(d)b.onclick=function(){note.hidden=false;note.style.left=d[1]+30+'px';note.style.top=d[2]+'px';note.innerHTML='<b>'+d[0]+'</b><p>Open '+d[3]+'</p><button id=t style="position:static">Make this my depot</button>';t.onclick=function(e){e.stopPropagation();own=d[0];document.getElementById('own').innerHTML='<b>'+own+'</b>';note.hidden=true;check()}}});
i.onclick=function(){zoom++;check()};o.onclick=function(){zoom--;check()};l.onclick=function(){layers.hidden=!layers.hidden};a.onchange=c.onchange=check;</script>`;

const page = (won: string) => ({ '/': MAP.replace("window.name1||'own1'", `'${won}'`) });

const TASKS: Task[] = [
  { name: 'my depot', instructions: 'Make Tannery Yard my depot.', pages: page('own1') },
  { name: 'layers', instructions: 'Show the charging points on the map as well.', pages: page('charging') },
];

test('a map is worked by its pins and controls, and what says “this” is meant for the pin that is open', {
  tag: '@long',
}, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
