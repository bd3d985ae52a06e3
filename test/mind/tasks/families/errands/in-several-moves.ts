import { type Family, PLACES, sheet, text } from '../family.ts';

/** What takes several moves: a game, a price that changes, a ticket, a way through documents. */
export const MOVE_FAMILIES: readonly Family[] = [
  {
    name: 'win at noughts and crosses',
    make: (d) => {
      const at = d.pick([2, 5, 8]);
      const board = at === 2 ? 'XX OO    ' : at === 5 ? 'O  XX  O ' : 'OO    XX ';
      return {
        instructions: "Playing as 'X', win a game of tic-tac-toe.",
        pages: {
          '/': sheet(
            'Tic-tac-toe',
            `<div style="display:grid;grid-template-columns:repeat(3,60px)">${[...board].map((c, i) => `<button aria-label="row ${Math.floor(i / 3) + 1} column ${(i % 3) + 1}${c === ' ' ? ' empty' : ` ${c}`}" style="height:60px" onclick="done(${i === at})" ${c === ' ' ? '' : 'disabled'}>${c === ' ' ? '' : c}</button>`).join('')}</div>`,
          ),
        },
      };
    },
  },
  {
    name: 'buy when the price is low',
    make: (d) => {
      const limit = d.int(50, 60);
      return {
        instructions: `Buy QTX stock when the price is less than $${limit}.00.`,
        pages: {
          '/': sheet(
            'Stock',
            `<p>QTX <b id=p>$80.00</b></p><button onclick="done(v<${limit},'Bought.')">Buy</button>`,
            `var v=80,n=0;setInterval(()=>{n++;v=n<5?80-n:${limit - 6};p.textContent='$'+v.toFixed(2)},700)`,
          ),
        },
      };
    },
  },
  {
    name: 'a ticket by place and time',
    make: (d) => {
      const all = d.some(PLACES, 3);
      const w = d.pick(all);
      return {
        instructions: `Buy a ticket for the concert in ${w}.`,
        pages: {
          '/': sheet(
            'Tour',
            all
              .map(
                (p) =>
                  `<div style="border:1px solid #ccc;padding:8px;margin:4px"><h3>${p}</h3><p>${d.int(1, 28)} June</p><button onclick="done('${p}'==='${w}','Your ticket for ${p} is booked.')">Buy ticket</button></div>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'an article of documentation',
    make: (d) => {
      const all = ['Installation', 'Configuration', 'Plugins', 'Testing', 'Deployment', 'Troubleshooting'];
      const w = d.pick(all);
      const say = {
        Installation: 'how to install the tool',
        Configuration: 'how to configure the tool',
        Plugins: 'about plugins',
        Testing: 'how to test',
        Deployment: 'how to deploy',
        Troubleshooting: 'what to do when something goes wrong',
      }[w];
      return {
        instructions: d.pick([
          `Open the page about ${w.toLowerCase()}.`,
          `Find the documentation on ${w.toLowerCase()}.`,
          `Find out ${say}.`,
        ]),
        pages: {
          '/': sheet(
            'Tool manual',
            `<nav><ul>${all.map((a) => `<li><a href="/${a}">${a}</a></li>`).join('')}</ul></nav><p>${text(d, 20)}</p>`,
          ),
          ...Object.fromEntries(
            all.map((a) => [
              `/${a}`,
              sheet(a, `<a href="/">Manual</a><p>${a}: ${text(d, 30)}</p>`, a === w ? "sessionStorage.won='true'" : ''),
            ]),
          ),
        },
      };
    },
  },
];
