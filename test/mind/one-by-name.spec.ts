import { expect, test } from '@playwright/test';
import { comparedIn } from '../../src/mind/scent/goal/compared.ts';
import { nthOf } from '../../src/mind/scent/goal/constraints.ts';
import { framesOf } from '../../src/mind/scent/operate/frame.ts';
import { withNamedLetters } from '../../src/mind/scent/rules/form/written/sample.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A list that grows as one comes to its end; the same act stands at each entry, and is asked back about in words of its own. */
const POEMS = `<title>Poem of the year</title><style>#l{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px}#l div{border:1px solid;padding:150px 12px}#d{position:fixed;inset:0;background:#000a}#d section{background:#fff;width:320px;margin:140px auto;padding:20px}</style>
<p><a href="/rules">Rules</a> <a href="/before">Last year</a></p><h1>Choose your poem</h1><main id=l></main><p id=m>More is coming…</p><div id=d hidden></div><script>
var T=['Gulls at noon','Ash','The ferry','Ink','Plum rain','Salt','Two ladders','Tin roof','Moth','Gulls at night','Rope','Clay','Gulls at first light','Peat','Loom'],n=6,took=null;
function draw(){l.innerHTML=T.slice(0,n).map(function(t,i){return '<div><b>'+t+'</b><br>'+(took===i?'<span>✓ You like it</span>':'<button '+(took===null?'':'disabled')+' onclick="ask('+i+')">Like</button>')+'</div>'}).join('');m.textContent=n<T.length?'More is coming…':'The end'}
function ask(i){d.hidden=false;d.innerHTML='<section role=alertdialog aria-modal=true aria-label="One more thing"><h3>Like “'+T[i]+'”?</h3><p>There is one for each reader.</p><button onclick="took='+i+';d.hidden=true;window.won='+(i===12)+';draw()">Yes, this one</button> <button onclick="d.hidden=true">Another one</button></section>'}
addEventListener('scroll',function(){if(n<T.length&&innerHeight+scrollY>document.body.scrollHeight-90){n+=3;draw()}});draw()</script>`;

/** Kettles whose weight is folded away, with a box at each by which they may be laid beside each other. */
const KETTLES = `<title>Kettles</title><h1>Kettles</h1><style>#l{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}#l article{border:1px solid;padding:12px;min-height:150px}</style><main id=l></main><p id=m role=status></p><script>
var K=[['Robin 1',20,'0.9'],['Robin 2',25,'1.4'],['Heath',31,'1.1'],['Heath Pro',40,'1.6'],['Oslo',55,'0.8'],['Ember',18,'1.2'],['Ember Mini',16,'0.7'],['Quill',22,'1.3']],at=-1,kept=[],bad=false;
function draw(){l.innerHTML=K.map(function(k,i){return '<article><h3>'+k[0]+'</h3><p>Kettle · £'+k[1]+'</p><button aria-expanded='+(at===i)+' onclick="at=at==='+i+'?-1:'+i+';draw()">Details</button>'+(at===i?'<dl><dt>Holds<dd>1.5 l<dt>Flex<dd>75 cm<dt>Weight<dd>'+k[2]+' kg</dl>':'')+'<p><button onclick="kept.push('+i+');m.textContent=K['+i+'][0]+\\' is among your favourites\\';check()">Favourite</button> <button onclick="bad=true;m.textContent=K['+i+'][0]+\\' is in your basket\\';check()">Buy</button> <label><input type=checkbox> Compare</label></p></article>'}).join('')}
function check(){window.won=!bad&&kept.join()==='2'}draw()</script>`;

/** Lamps of a house: each has a page of its own where answers come up under a drawn list, and one button keeps them. */
const LIGHTS = {
  '/': '<title>Rooms</title><h1>Rooms</h1><section><h3>Hall</h3><p>Tone warm</p><a href="/hall">Edit Hall</a></section><section><h3>Study</h3><p>Tone cold</p><a href="/study">Edit Study</a></section><section><h3>Attic</h3><p>Tone warm</p><a href="/attic">Edit Attic</a></section>',
  ...Object.fromEntries(
    ['hall', 'study', 'attic'].map((room) => [
      `/${room}`,
      `<title>${room}</title><style>[role=combobox]{border:1px solid;padding:6px;width:160px}[role=listbox]{list-style:none;margin:0;padding:0;border:1px solid;width:160px}[role=option]{padding:6px}</style><p><a href="/">Rooms</a></p><h1>${room[0]!.toUpperCase()}${room.slice(1)}</h1><form id=f>${[
        'Night tone',
        'Tone',
      ]
        .map(
          (name, i) =>
            `<p><span id=n${i}>${name}</span></p><div role=combobox tabindex=0 aria-labelledby=n${i} aria-haspopup=listbox aria-expanded=false id=c${i} onclick="t(${i})">Cold</div><ul role=listbox id=u${i} hidden>${['Cold', 'Warm', 'Amber'].map((tone) => `<li role=option onclick="c${i}.textContent='${tone}';t(${i})">${tone}</li>`).join('')}</ul>`,
        )
        .join(
          '',
        )}<p><button>Save room</button></form><p id=m role=status></p><script>function t(i){var u=document.getElementById('u'+i),c=document.getElementById('c'+i);u.hidden=!u.hidden;c.setAttribute('aria-expanded',!u.hidden)}f.onsubmit=function(e){e.preventDefault();m.textContent='Room saved.';window.won=${room === 'study'}&&c1.textContent==='Amber'&&c0.textContent==='Cold'}</script>`,
    ]),
  ),
};

/** A form that wants a text of some length, and says only at the end what is amiss. */
const PITCH = `<title>Stall</title><h1>Ask for a stall</h1><form id=f><p><label>Your name <input id=w></label><p><label>What do you sell?<br><textarea id=t rows=4 cols=50></textarea></label><p><label>Have you had a stall before? <select id=b><option value="">Choose…<option>Yes<option>No, never</select></label><p id=e role=alert></p><button>Send request</button></form><script>f.onsubmit=function(v){v.preventDefault();var l=t.value.trim().length;if(l<90){e.textContent='Please write a longer text (it has '+l+' characters, 90 are needed).';return}window.won=w.value==='Ida Holm'&&/honey/i.test(t.value)&&b.selectedIndex===2;f.outerHTML='<h2>Thank you for your request</h2>'}</script>`;

const TASKS: Task[] = [
  {
    name: 'nothing is done with the others of a list before the one that is named was seen',
    instructions: 'Give a like to the poem "Gulls at first light".',
    pages: {
      '/': POEMS,
      '/rules': '<title>Rules</title><h1>Rules</h1><p>One choice each.</p><a href="/">Back</a>',
      '/before': '<title>Last year</title><h1>Last year</h1><p>Thaw won.</p><a href="/">Back</a>',
    },
  },
  {
    name: 'the lighter of two, of which it is folded away what they weigh',
    instructions: 'Compare the Heath with the Robin 2 and make the lighter of the two a favourite.',
    pages: { '/': KETTLES },
  },
  {
    name: 'what opens answers is no act, and the one that is named is kept',
    instructions: 'Change the tone of the room Study to Amber.',
    pages: LIGHTS,
  },
  {
    name: 'a text is made as long as it is asked for, whatever stands nearest to the remark',
    instructions: 'Ask for a stall. You sell honey and candles from your own bees. You never had a stall before.',
    knowledge: [{ name: 'Name', value: 'Ida Holm', secret: false }],
    pages: { '/': PITCH },
  },
];

test('what is told of one thing is done with that one alone', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('which of two is meant is asked first, and what follows a number is another sentence', () => {
  expect(comparedIn('Of the Lynx and the Heron, book whichever is cheaper.')).toMatchObject({
    ask: 'Which is cheaper, the Lynx or the Heron?',
    use: 'Book the §.',
  });
  expect(comparedIn('Compare the prices and order the cheaper one.')).toBeNull();
  const [order] = framesOf('Change the weight of the oak shelf, 80 cm, to 4.50. Leave its price as it is.') ?? [];
  expect(order).toMatchObject({ field: 'weight', value: '4.50' });
  expect(nthOf('press finish on the last page')).toBeNull();
  expect(nthOf('press the last button')).toBe(-1);
  expect(withNamedLetters('40213', 'It has to start with the letters of your county (KE).')).toBe('KE40213');
});
