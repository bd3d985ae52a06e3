import type { Task } from './types.ts';

const page = (title: string, body: string) =>
  `<title>${title}</title><style>body{font-family:Georgia,serif;margin:30px;color:#222}label{display:block;margin:8px 0 2px}</style><script>function win(x=true){window.won=!!x;sessionStorage.won=String(!!x)}</script>${body}`;

/** Pages that say themselves what is to be done on them. */
export const INSTRUCTED: Task[] = [
  {
    name: 'instructed: pineapple',
    instructions: 'Follow the instructions on the page.',
    pages: {
      '/': page(
        'Check',
        `<main><h1>Quick check</h1><p>Before we go on, please type the word <b>pineapple</b> in the second box, leave the first box empty, and then press the green button.</p><p><input id=a aria-label="First box"> <input id=b aria-label="Second box"></p><p><button style="background:#c00;color:#fff" onclick="o.textContent='Wrong button'">Go</button> <button style="background:#080;color:#fff" onclick="win(a.value===''&&b.value.trim().toLowerCase()==='pineapple');o.textContent='Thank you, that is all.'">Go</button></p><p id=o></p></main>`,
      ),
    },
  },
  {
    name: 'instructed: list',
    instructions: 'Do what the page asks you to do.',
    pages: {
      '/': page(
        'Setup',
        `<h1>Set up your device</h1><ol><li>Choose your language: English</li><li>Tick the box "Send crash reports"</li><li>Enter the code K7-42 in the field below</li><li>Press Finish</li></ol><select id=l><option>Deutsch<option>English<option>Español</select><p><label><input type=checkbox id=c1> Send crash reports</label><label><input type=checkbox id=c2> Send usage data</label></p><input id=k placeholder="Code"><p><button onclick="location='/help'">Help</button> <button onclick="win(l.value==='English'&&c1.checked&&!c2.checked&&k.value.trim()==='K7-42');document.body.innerHTML='<h1>Your device is ready</h1>'">Finish</button></p>`,
      ),
      '/help': page('h', '<h1>Help</h1>'),
    },
  },
  {
    name: 'instructed: two pages',
    instructions: 'Follow the instructions on each page until you are done.',
    pages: {
      '/': page(
        'Treasure 1',
        `<h1>Treasure hunt</h1><p>Welcome, traveller! To begin, click the picture of the boat.</p><a href="/w"><img alt="castle" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='60'%3E%3Crect x='20' y='10' width='50' height='50' fill='gray'/%3E%3C/svg%3E"></a> <a href="/2"><img alt="boat" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='60'%3E%3Cpath d='M10 35h70l-15 20h-40z' fill='brown'/%3E%3C/svg%3E"></a>`,
      ),
      '/w': page('Wrong', '<h1>Not this way</h1><a href="/">Back</a>'),
      '/2': page(
        'Treasure 2',
        `<h1>The island</h1><p>The old sailor says: "Tell me the password and I let you pass. The password is driftwood."</p><p>Type the password and press Enter the cave.</p><input id=p placeholder="Password"> <button onclick="if(p.value.trim().toLowerCase()==='driftwood')location='/3';else o.textContent='That is not it'">Enter the cave</button> <span id=o></span>`,
      ),
      '/3': page(
        'Treasure 3',
        `<h1>The cave</h1><p>Open the smallest chest.</p><button onclick="o.textContent='Empty'" style="font-size:40px">Big chest</button> <button onclick="o.textContent='Empty'" style="font-size:24px">Middle chest</button> <button onclick="win();o.textContent='You found the treasure!'" style="font-size:14px">Small chest</button><p id=o></p>`,
      ),
    },
  },
  {
    name: 'instructed: captcha sum',
    instructions: 'Complete the challenge shown on the page.',
    pages: {
      '/': page(
        'Human?',
        `<h1>Are you human?</h1><p>Add 7 and 5 and type the result into the box, then press Verify.</p><input id=r size=4> <button onclick="win(r.value.trim()==='12');o.textContent=r.value.trim()==='12'?'Verified':'Try again'">Verify</button> <p id=o></p>`,
      ),
    },
  },
  {
    name: 'instructed: code in text',
    instructions: 'Activate your account by following the steps described on the page.',
    pages: {
      '/': page(
        'Activate',
        `<h1>Activate your account</h1><p>Thank you for joining. Your activation code is <code>BX-3391</code>.</p><p>Step 1: Enter your activation code.</p><p>Step 2: Choose how you want to hear from us.</p><p>Step 3: Press "Activate now".</p><label>Activation code <input id=c></label><label><input type=radio name=h value=e> By email</label><label><input type=radio name=h value=s> By text message</label><button onclick="const ok=c.value.trim()==='BX-3391'&&document.querySelector('[name=h]:checked');win(ok);o.textContent=ok?'Your account is active.':'Please complete all steps.'">Activate now</button> <button onclick="o.textContent='Cancelled'">Not now</button><p id=o></p>`,
      ),
    },
  },
  {
    name: 'instructed: quiz rules',
    instructions: 'Follow the instructions on the screen.',
    pages: {
      '/': page(
        'Quiz',
        `<h1>Reading test</h1><p>Read the text. Then select the correct answer and press Check.</p><blockquote>The ferry leaves the harbour at six in the morning and comes back at noon.</blockquote><p>When does the ferry come back?</p>${['At six in the morning', 'At noon', 'At midnight'].map((x) => `<label><input type=radio name=q value="${x}"> ${x}</label>`).join('')}<button onclick="win(document.querySelector('[name=q]:checked')?.value==='At noon');o.textContent='Answer recorded'">Check</button><p id=o></p>`,
      ),
    },
  },
  {
    name: 'instructed: letters',
    instructions: 'Follow the instructions on this page.',
    pages: {
      '/': page(
        'T',
        `<h1>Attention task</h1><p>Click every button with an even number, and then click Done. Do not click any other button.</p><div id=g>${[3, 8, 5, 12, 7, 4].map((n) => `<button class=n onclick="this.dataset.c=1;this.style.background='#cde'">${n}</button>`).join(' ')}</div><p><button onclick="win([...document.querySelectorAll('.n')].every(b=>(+b.textContent%2===0)===!!b.dataset.c));o.textContent='Finished'">Done</button></p><p id=o></p>`,
      ),
    },
  },
];
