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
];

test('the name of a file is meant as it stands, without quotes', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
