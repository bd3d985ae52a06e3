import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}li,tr{line-height:2}[role=status]{background:#e7f6e7;padding:6px}nav a{margin-right:16px}</style>';

const page = (title: string, body: string): string =>
  `<title>${title}</title>${STYLE}<nav><a href="/">Start</a><a href="/about">About us</a></nav><h1>${title}</h1>${body}<p id="m" role="status" hidden></p><script>function say(t){m.hidden=false;m.textContent=t}</script>`;
const about = page('About us', '<p>We have been here since 1987.</p>');

const MESSAGES = ['Hire of a piano tuner', 'You have won a prize, click here', 'Minutes of the meeting'];
const POST: Task = {
  name: 'what is moved where it belongs is dealt with',
  instructions: 'Somebody promises us a prize by mail. Flag that message as junk.',
  pages: {
    '/about': about,
    '/': page(
      'Inbox',
      `<ul id="l">${MESSAGES.map((text, i) => `<li id="r${i}">${text} <button onclick="say('Conversation moved to Spam');window.n=(window.n||0)+1;window.won=n===1&&${i}===1;r${i}.remove()">Mark as spam</button> <button onclick="r${i}.remove();say('Conversation archived')">Archive</button></li>`).join('')}</ul>`,
    ),
  },
};

const BELLS = ['Hall', 'Cellar', 'Attic'];
const ALARM: Task = {
  name: 'what is quiet for a while is not switched on again',
  instructions: 'The smoke sensor in the cellar whistles although nothing burns. Keep it quiet for two hours.',
  pages: {
    '/about': about,
    '/': page(
      'Smoke sensors',
      `<table>${BELLS.map(
        (name) =>
          `<tr><td>${name}<td id="s${name}">${name === 'Cellar' ? 'whistling' : 'all right'}<td><a href="#" onclick="open${name}.hidden=!open${name}.hidden;return false">${name} options</a><span id="open${name}" hidden> <button onclick="s${name}.textContent='muted';say('${name} muted for 2 hours.');window.won='${name}'==='Cellar';this.textContent='Unmute';this.onclick=()=>{window.won=false;say('${name} is loud again.')}">Mute for two hours</button> <button onclick="say('${name} muted until tomorrow.')">Mute for a day</button></span></tr>`,
      ).join('')}</table>`,
    ),
  },
};

const CHOIRS: Task = {
  name: 'one of two is not both',
  instructions: 'Join "Morning choir", and also "Bell ringing".',
  pages: {
    '/about': about,
    '/': page(
      'Groups',
      `<ul>${['Morning choir', 'Bell ringing', 'Tower walk']
        .map(
          (name) =>
            `<li>${name} <button onclick="say('You have a place in ${name}.');this.disabled=true;this.textContent='Joined';window.in=(window.in||'')+'${name};';window.won=window.in==='Morning choir;Bell ringing;'">Join ${name}</button></li>`,
        )
        .join('')}</ul>`,
    ),
  },
};

test.describe('what was pressed is taken for done when the page answers it, in whatever words', () => {
  for (const task of [POST, ALARM, CHOIRS])
    test(task.name, async () => {
      expect(await failures([task])).toEqual([]);
    });
});
