import { type Family, NAMES, THINGS, title } from '../family.ts';
import { asked, ENDS, pressable, prose, q, quiet } from './page.ts';

/** Pages that say nothing: words that are typed, put in order or reckoned with. */
export const SILENT_WORDS: readonly Family[] = [
  {
    name: 'silent: a command line',
    make: (d) => {
      const cmd = d.pick(['status', 'help', 'version', 'list']);
      const task = d.pick([
        `Type "${cmd}" into the terminal and press Enter.`,
        `Run the command ${q(d, cmd)} in the console.`,
        `Enter ${cmd} at the prompt and press the Enter key.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<div style="background:#111;color:#9f9;padding:8px;font-family:monospace;width:420px"><div id=o>Welcome.</div><span>user$</span> <input id=i style="background:#111;color:#9f9;border:0;outline:0;font:inherit" aria-label="${d.pick(['Terminal', 'Command', 'Prompt'])}"></div>`,
            `i.addEventListener('keydown',e=>{if(e.key!=='Enter')return;const c=i.value.trim();o.innerHTML+='<div>$ '+c+'</div>';i.value='';fin(c==='${cmd}')})`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: what a link in a text is about',
    make: (d) => {
      const all = d.some(['recipes', 'football', 'weather', 'gardening', 'astronomy'], 4);
      const w = d.pick(all);
      const say: Record<string, string> = {
        recipes: 'cooking',
        football: 'sports',
        weather: 'the forecast',
        gardening: 'plants',
        astronomy: 'the stars and planets',
      };
      const task = d.pick([`Click the link about ${say[w]}.`, `Open the link that has to do with ${say[w]}.`]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${all.map((x) => `${prose(d, 3)} <a href="#${x}" onclick="event.preventDefault();fin('${x}'==='${w}')">${x}</a>`).join(' ')}.</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: names into sorted order',
    make: (d) => {
      const all = d.some(NAMES, 4);
      const w = [...all].sort();
      const task = d.pick([
        'Click the names in alphabetical order.',
        'Press the names in alphabetical order, from A to Z.',
        'Click on the words in alphabetical order',
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            all.map((n) => pressable(d, n, `hit('${n}')`)).join(' '),
            `var s=[];const W=${JSON.stringify(w)};function hit(n){s.push(n);if(n!==W[s.length-1])fin(false);else if(s.length===W.length)fin(true)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: how much two things cost together',
    make: (d) => {
      const things = d.some(THINGS, 4).map((n) => ({ n, p: d.int(2, 40) }));
      const [a, b] = things as [(typeof things)[0], (typeof things)[0]];
      const end = d.pick(ENDS);
      const task = d.pick([
        `How much do the ${a.n} and the ${b.n} cost together? Type it into the box and press ${end}.`,
        `Enter the total price of the ${a.n} and the ${b.n}, then click ${q(d, end)}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<ul>${d
              .shuffle(things)
              .map((x) => `<li>${title(x.n)}: $${x.p}</li>`)
              .join('')}</ul><input id=i>${pressable(d, end, `fin(Number(i.value.replace('$',''))===${a.p + b.p})`)}`,
          ),
        },
      };
    },
  },
  {
    name: 'silent: text found on the page, changed and typed',
    make: (d) => {
      const w = prose(d, 1);
      const kind = d.pick(['upper', 'backwards', 'twice'] as const);
      const r = kind === 'upper' ? w.toUpperCase() : kind === 'backwards' ? [...w].reverse().join('') : w + w;
      const end = d.pick(ENDS);
      const task = {
        upper: `Type the word shown in bold in upper case and press ${end}.`,
        backwards: `Type the bold word backwards into the field and click ${end}.`,
        twice: asked(d, `type "${w}" two times without a space into the box and press ${end}`),
      }[kind];
      return {
        instructions: task,
        pages: {
          '/': quiet(
            d,
            task,
            `<p>${prose(d, 5)}</p><p><b style="font-size:22px">${w}</b></p><input id=i> ${pressable(d, end, `fin(i.value==='${r}')`)}`,
          ),
        },
      };
    },
  },
];
