import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const rows = (names: readonly string[], extra: (name: string) => string) =>
  names.map((name) => `<li style="padding:20px"><b>${name}</b> ${extra(name)}</li>`).join('');

/** Several acts, each of which begins anew: what was done, searched or scrolled for one is no matter of the next. */
const TASKS: Task[] = [
  {
    name: 'one below, one above',
    instructions: 'Archive the folder Wages, then star the folder Attic.',
    pages: {
      '/': `<title>Folders</title><h1>Folders</h1><p id=o role=status style="position:sticky;top:0;background:#fff"></p><ul>${rows(['Attic', 'Barn', 'Cellar', 'Dairy', 'Eaves', 'Forge', 'Garden', 'Hall', 'Island', 'Jetty', 'Kiln', 'Loft', 'Mill', 'Nook', 'Oven', 'Pantry', 'Quay', 'Roof', 'Stable', 'Tower', 'Undercroft', 'Vault', 'Wages', 'Yard'], (n) => `<button onclick="d('${n}','archived',this)">Archive</button> <button onclick="d('${n}','starred',this)">Star</button>`)}</ul><script>const s=[];function d(n,w,b){s.push(n+w);o.textContent=n+' is '+w+'.';b.disabled=true;window.won=s.join()==='Wagesarchived,Atticstarred'}</script>`,
    },
  },
  {
    name: 'search twice, once in vain',
    instructions: 'Borrow the book Low Tide if the library has it. Then reserve Stone Soup.',
    pages: {
      '/': `<title>Library</title><h1>Library</h1><form action="/s"><input name=q type=search aria-label="Search the catalogue"><button>Search</button></form><p>Open till six.</p>`,
      '/s': `<title>Results</title><h1>Results</h1><form action="s"><input name=q type=search aria-label="Search the catalogue"><button>Search</button></form><div id=r></div><p id=o role=status></p><script>const q=new URLSearchParams(location.search).get('q').toLowerCase();r.innerHTML=q.includes('stone')?'<h2>Stone Soup</h2><p>by Ann Dow. All copies are lent.</p><button onclick="o.textContent=\\'Stone Soup is reserved for you.\\';window.won=true">Reserve</button>':'<p>Nothing found for '+q.replace(/[<>&]/g,'')+'.</p>'</script>`,
    },
  },
  {
    name: 'if has it led',
    instructions: 'If the library has Low Tide, borrow it. Then reserve Stone Soup.',
    pages: {
      '/': `<title>Library</title><h1>Library</h1><form action="/s"><input name=q type=search aria-label="Search the catalogue"><button>Search</button></form><p>Open till six.</p>`,
      '/s': `<title>Results</title><h1>Results</h1><form action="s"><input name=q type=search aria-label="Search the catalogue"><button>Search</button></form><div id=r></div><p id=o role=status></p><script>const q=new URLSearchParams(location.search).get('q').toLowerCase();r.innerHTML=q.includes('stone')?'<h2>Stone Soup</h2><p>by Ann Dow. All copies are lent.</p><button onclick="o.textContent=\\'Stone Soup is reserved for you.\\';window.won=true">Reserve</button>':'<p>Nothing found for '+q.replace(/[<>&]/g,'')+'.</p>'</script>`,
    },
  },
  {
    name: 'if tag there',
    instructions: 'Delete the tag Old if it is still there, and add the tag New.',
    pages: {
      '/': `<title>Tags</title><h1>Tags</h1><ul id=l></ul><form id=f><label>New tag <input id=n></label> <button>Add tag</button></form><p id=o role=status></p><script>const a=['Blue','Loud'];let bad=0;function draw(){l.innerHTML=a.map(t=>'<li>'+t+' <button aria-label="Delete '+t+'" onclick="del(this)">×</button></li>').join('')}function del(b){bad++;}f.onsubmit=x=>{x.preventDefault();a.push(n.value);o.textContent='The tag '+n.value+' was added.';f.reset();draw();window.won=a.join()==='Blue,Loud,New'&&!bad};draw()</script>`,
    },
  },
  {
    name: 'same form twice',
    instructions: 'Add the guest Olive Ray with a vegan meal. Then add the guest Sam Ray with a fish meal.',
    pages: {
      '/': `<title>Guests</title><h1>Guests</h1><ul id=g></ul><form id=f><p><label>Name <input id=n></label></p><p><label>Meal <select id=m><option>Choose<option>Meat<option>Fish<option>Vegan</select></label></p><button>Add guest</button></form><p id=o role=status></p><script>const s=[];f.onsubmit=x=>{x.preventDefault();s.push(n.value+m.value);g.innerHTML+='<li>'+n.value+', '+m.value+'</li>';o.textContent='Added.';f.reset();window.won=s.join()==='Olive RayVegan,Sam RayFish'}</script>`,
    },
  },
  {
    name: 'menu used twice',
    instructions: 'Mute the channel Kites and leave the channel Boats.',
    pages: {
      '/': `<title>Channels</title><h1>Channels</h1><p id=o role=status></p><ul>${['Kites', 'Boats', 'Trains'].map((n) => `<li><b>${n}</b> <button aria-haspopup=menu aria-label="More for ${n}" onclick="m('${n}',this)">⋯</button></li>`).join('')}</ul><script>const s=[];function m(n,b){document.querySelectorAll('[role=menu]').forEach(x=>x.remove());const d=document.createElement('div');d.setAttribute('role','menu');d.innerHTML=['Mute','Rename','Leave'].map(w=>'<button role=menuitem>'+w+'</button>').join('');b.after(d);d.onclick=e=>{const w=e.target.textContent;s.push(n+w);o.textContent=w==='Mute'?n+' is muted.':w==='Leave'?'You have left '+n+'.':'';d.remove();window.won=s.join()==='KitesMute,BoatsLeave'}}</script>`,
    },
  },
  {
    name: 'back up to the head',
    instructions: 'Approve the leave of Ida Stone, then print the list.',
    pages: {
      '/': `<title>Leave</title><h1>Leave</h1><p><button onclick="o.textContent='The list is being printed.';window.won=a===1">Print the list</button></p><p id=o role=status></p><table>${Array.from(
        'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        (letter) => `Bo ${letter}. Ash`,
      )
        .concat('Ida Stone', 'Jo Wren')
        .map(
          (n) =>
            `<tr><td style="padding:12px">${n}<td>3 days<td><button onclick="ok('${n}',this)">Approve</button></tr>`,
        )
        .join(
          '',
        )}</table><p id=o2 role=status></p><script>let a=0;function ok(n,b){if(n==='Ida Stone')a++;else a=9;b.replaceWith('Approved')}</script>`,
    },
  },
  {
    name: 'put down by name',
    instructions: 'Add the guest Olive Ray with a vegan meal.',
    pages: {
      '/': `<title>Guests</title><h1>Guests</h1><ul id=g></ul><form id=f><p><label>Name <input id=n></label></p><p><label>Meal <select id=m><option>Choose<option>Meat<option>Fish<option>Vegan</select></label></p><button>Add guest</button></form><p id=o role=status></p><script>const s=[];f.onsubmit=x=>{x.preventDefault();s.push(n.value+m.value);g.innerHTML+='<li>'+n.value+', '+m.value+'</li>';o.textContent='Added.';f.reset();window.won=s.join()==='Olive RayVegan'}</script>`,
    },
  },
];

/** What comes after an act stands further up, or on another page. */
const AFTER: Task[] = [
  {
    name: 'question after an act low on the page',
    instructions: 'Join the walk on 9 May. How many people are on the coach trip?',
    answer: /\b31\b/,
    pages: {
      '/': `<title>Outings</title><h1>Outings</h1><h2>Coach trip to Ely</h2><p>2 May. 31 people are coming, 4 places left.</p><div style="height:900px"></div><h2>Walk to the mill, 9 May</h2><p>12 people are coming.</p><button onclick="this.disabled=true;o.textContent='You are coming to the walk.';window.won=true">Join the walk</button><p id=o role=status></p>`,
    },
  },
  {
    name: 'count above',
    instructions: 'Book a bench in the dye studio. How many people are in the weaving course?',
    answer: /\b17\b/,
    pages: {
      '/': `<title>Craft house</title><h1>Craft house</h1><h2>Weaving course</h2><p>Starts on 3 March. 17 people have signed up.</p><div style="height:900px"></div><h2>Dye studio</h2><p>8 people are in it today, two benches are free.</p><button onclick="this.disabled=true;o.textContent='A bench is yours.';window.won=true">Book a bench</button><p id=o role=status></p>`,
    },
  },
  {
    name: 'price above',
    instructions: 'Ask for a call back and then tell me what the gold plan costs a month.',
    answer: /\b24\b/,
    pages: {
      '/': `<title>Plans</title><h1>Plans</h1><h2>Gold</h2><p>24 pounds a month, for six people.</p><div style="height:900px"></div><h2>Silver</h2><p>14 pounds a month, for two people.</p><button onclick="this.disabled=true;o.textContent='We will call you back today.';window.won=true">Ask for a call back</button><p id=o role=status></p>`,
    },
  },
  {
    name: 'act then open',
    instructions: 'Mark the parcel as received, then open the page about returns.',
    pages: {
      '/': `<title>Parcels</title><nav><a href="/r">Returns</a> <a href="/h">Help</a></nav><h1>Parcels</h1><div style="height:900px"></div><h2>Parcel from Ely</h2><button onclick="this.disabled=true;o.textContent='Marked as received.';sessionStorage.got=1">Mark as received</button><p id=o role=status></p>`,
      '/r': `<title>Returns</title><h1>Returns</h1><p>30 days.</p><script>sessionStorage.won=sessionStorage.got==='1'</script>`,
      '/h': `<title>Help</title><h1>Help</h1>`,
    },
  },
  {
    name: 'the one after that',
    instructions: 'First print the bill for Frome, then the one for Cowes.',
    pages: {
      '/': `<title>Bills</title><h1>Bills</h1><p id=o role=status style="position:sticky;top:0;background:#fff"></p>${['Bath', 'Cowes', 'Dover', 'Ely', 'Frome', 'Goole'].map((m) => `<section style="height:320px"><h2>${m}</h2><button onclick="s.push('${m}');o.textContent='The bill for ${m} is being printed.';window.won=s.join()==='Frome,Cowes'">Print</button></section>`).join('')}<script>const s=[]</script>`,
    },
  },
];

test('each of several acts begins anew, and one that asks for what is not there is left', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('what comes after an act is looked for where one has been before it, and nothing is told of another part', async () => {
  test.setTimeout(240_000);
  expect(await failures(AFTER)).toEqual([]);
});
