import { type Family, NAMES, PLACES, sheet, THINGS, text, title } from '../family.ts';

/** Everyday acts that rate, invite, answer or look something up first. */
export const EVERYDAY_ANSWERS: readonly Family[] = [
  {
    name: 'a star rating with words',
    make: (d) => {
      const n = d.int(2, 5);
      return {
        instructions: `Rate the hotel ${n} stars and write the review "Quiet rooms".`,
        pages: {
          '/': sheet(
            'Rate your stay',
            `<p>${[1, 2, 3, 4, 5].map((i) => `<button aria-label="${i} star${i > 1 ? 's' : ''}" onclick="r=${i}">☆</button>`).join('')}</p><p><label>Your review <textarea id=t></textarea></label></p><button onclick="done(r===${n}&&t.value==='Quiet rooms','Thank you for your review.')">Send review</button>`,
            'var r=0',
          ),
        },
      };
    },
  },
  {
    name: 'invite a person',
    make: (d) => {
      const who = `${d.pick(NAMES).toLowerCase()}@example.com`;
      return {
        instructions: d.pick([`Invite ${who} to the project.`, `Invite "${who}" to the project as an editor.`]),
        pages: {
          '/': sheet('Project Heron', `<nav><a href="/m">Members</a> <a href="/f">Files</a></nav>`),
          '/f': sheet('Files', '<a href="/">Back</a>'),
          '/m': sheet(
            'Members',
            `<p>Ann, Bo</p><button onclick="g.hidden=false">Invite member</button><div id=g hidden role=dialog aria-label="Invite a member"><p><label>Email <input id=e></label></p><p><label>Role <select><option>Viewer</option><option>Editor</option></select></label></p><button onclick="g.hidden=true">Cancel</button> <button onclick="g.hidden=true;done(e.value==='${who}','Invitation sent.')">Send invitation</button></div>`,
          ),
        },
      };
    },
  },
  {
    name: 'a quiz of one question',
    make: (d) => {
      const [a, b] = [d.int(3, 9), d.int(3, 9)];
      const options = d.shuffle([a * b, a * b + 2, a + b + 20]);
      return {
        instructions: 'Answer the question on the page and press Check.',
        pages: {
          '/': sheet(
            'Quiz',
            `<p>What is ${a} x ${b}?</p>${options.map((o) => `<p><label><input type=radio name=q value=${o}> ${o}</label></p>`).join('')}<button onclick="done(Number(document.querySelector(':checked')?.value)===${a * b},'Checked.')">Check</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the newest message',
    make: (d) => {
      const days = d.some([3, 9, 14, 22, 27], 4);
      const best = Math.max(...days);
      return {
        instructions: d.pick(['Open the latest message.', 'Open the newest message.']),
        pages: {
          '/': sheet(
            'Messages',
            days
              .map(
                (n) =>
                  `<p><a href="#${n}" onclick="event.preventDefault();done(${n}===${best})">${title(text(d, 3))}</a> <span>${n} March 2027</span></p>`,
              )
              .join(''),
          ),
        },
      };
    },
  },
  {
    name: 'shipping to a country',
    make: (d) => {
      const p = d.some(PLACES, 1)[0]!;
      const [eu, rest] = [d.int(5, 9), d.int(12, 25)];
      return {
        instructions: d.pick(['How much does shipping to Norway cost?', 'Find out the price of shipping to Norway.']),
        answer: new RegExp(`${rest}\\.50`),
        pages: {
          '/': sheet(
            'Loom & Thread',
            `<nav><a href="/yarn">Yarn</a> <a href="/info">Shipping and returns</a> <a href="/us">About us</a></nav><p>Made in ${p}.</p>`,
          ),
          '/yarn': sheet('Yarn', '<p>Wool €8.00</p><a href="/">Home</a>'),
          '/us': sheet('About us', '<p>Since 1999.</p>'),
          '/info': sheet(
            'Shipping and returns',
            `<h2>Shipping</h2><table><tr><th>Country</th><th>Price</th></tr><tr><td>Sweden</td><td>€${eu}.00</td></tr><tr><td>Norway</td><td>€${rest}.50</td></tr></table><h2>Returns</h2><p>30 days.</p>`,
          ),
        },
      };
    },
  },
  {
    name: 'move a card',
    make: (d) => {
      const all = d.some(THINGS, 3).map((x) => `Paint the ${x}`);
      const w = d.pick(all);
      return {
        instructions: `Set the status of "${w}" to Done.`,
        pages: {
          '/': sheet(
            'Board',
            `<table>${all.map((x, i) => `<tr><td>${x}</td><td><select id=s${i} onchange="window.won='${x}'==='${w}'&&this.value==='Done'"><option>To do</option><option>Doing</option><option>Done</option></select></td></tr>`).join('')}</table>`,
          ),
        },
      };
    },
  },
  {
    name: 'a tour that is full',
    make: (d) => ({
      instructions: 'Book the glacier tour for Saturday.',
      claim: 'gave_up',
      pages: {
        '/': sheet(
          'Tours',
          `<p><a href="/g">Glacier tour</a></p><p><a href="/w">Whale watching</a></p><p>${text(d, 10)}</p>`,
        ),
        '/g': sheet('Glacier tour', '<p>Saturday: fully booked</p><button disabled>Book</button>'),
        '/w': sheet('Whale watching', '<p>Saturday</p><button onclick="done(false)">Book</button>'),
      },
    }),
  },
];
