import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const FILES = ['harp-scales.mid', 'harp-solo-old.mid', 'harp-solo.mid', 'harp-solo.txt'];
const TASKS: Task[] = [
  {
    name: 'a file is told by its whole name, and renamed in the menu of its row',
    instructions: 'Rename the file harp-solo.mid to harp-duet.mid.',
    pages: {
      '/': `<title>Drive</title><h1>Drive</h1><table><tr><th>Name<th>Changed<th></tr>${FILES.map((name, i) => `<tr><td><a href="/file">${name}</a><td>${i + 3} May<td><button aria-label="More actions for ${name}" onclick="at=${i};m.hidden=false">⋯</button></tr>`).join('')}</table>
<ul id=m role=menu hidden><li role=menuitem tabindex=0>Download</li><li role=menuitem tabindex=0 onclick="m.hidden=true;d.showModal()">Rename</li><li role=menuitem tabindex=0>Delete</li></ul>
<dialog id=d aria-label="Rename file"><label>New name <input id=n></label> <button onclick="window.won=at===2&&n.value==='harp-duet.mid';document.links[at].textContent=n.value;d.close()">Rename</button></dialog><script>let at=-1</script>`,
      '/file': '<title>File</title><h1>File</h1><p>There is no preview for this kind of file.</p><a href="/">Drive</a>',
    },
    maxTurns: 5,
  },
  {
    name: 'what is put in order stands in the folder that is named, and the first of it is opened by its name',
    instructions: 'Sort the recordings in the Marsh folder by size and open the largest one.',
    pages: {
      '/': `<title>Archive</title><b>Archive</b> <small>31 of 40 GB used</small><table><tr><th><button>Name</button><th><button onclick="document.title='Sorted'">Size</button></tr>${['Heath', 'Marsh', 'Weir'].map((name, i) => `<tr><td><a href="/${name.toLowerCase()}">${name}</a><td>${i + 4} kept</tr>`).join('')}</table>`,
      '/marsh': `<title>Archive</title><b>Archive</b> <small>31 of 40 GB used</small><p><a href="/">All folders</a> › Marsh</p><table id=t><thead><tr><th><button>Name</button><th aria-sort=none><button id=s>Size</button><th></tr></thead><tbody></tbody></table><script>let up=-1;const all=[['bittern.wav',812,'MB'],['crake.wav',96,'MB'],['dusk.flac',2.4,'GB'],['reeds.flac',1.9,'GB'],['teal.wav',62,'MB']];
const draw=()=>{t.tBodies[0].innerHTML=all.map(([name,n,unit])=>'<tr><td><a href="/'+name+'">'+name+'</a><td>'+n+' '+unit+'<td><button aria-label="More actions for '+name+'">⋯</button></tr>').join('')};draw();
s.onclick=()=>{up=-up;const b=([,n,unit])=>unit==='GB'?n*1000:n;all.sort((x,y)=>up*(b(x)-b(y)));s.textContent=up>0?'Size ▲':'Size ▼';s.parentNode.setAttribute('aria-sort',up>0?'ascending':'descending');draw()}</script>`,
      '/dusk.flac':
        '<title>Archive</title><b>Archive</b> <small>31 of 40 GB used</small><p><a href="/">All folders</a> › <a href="/marsh">Marsh</a></p><h1>dusk.flac</h1><p>2.4 GB</p><p>There is no player for this kind of file.</p><script>window.won=true</script>',
    },
    maxTurns: 6,
  },
];

test('files are told by their whole names', async () => {
  expect(await failures(TASKS.slice(0, 1))).toEqual([]);
});

test('files are put in order where they stand, and opened by their names', { tag: '@long' }, async () => {
  expect(await failures(TASKS.slice(1))).toEqual([]);
});
