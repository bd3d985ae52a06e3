import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** An order with a note to be written, and a state that takes effect as soon as it is chosen. */
const ORDER = `<title>Order 12</title><h1>Order 12</h1><p>Hill Bakery</p><p role=status id=o></p><div role=radiogroup aria-label=State>${['New', 'Agreed', 'Sent'].map((state) => `<label><input type=radio name=s value=${state} ${state === 'New' ? 'checked' : ''} onchange="did.push('${state}');o.textContent='State changed to ${state}';window.won=did.join()==='The oven is ready on Monday,${state}'&&'${state}'==='Agreed'">${state}</label>`).join(' ')}</div><h2>Calls</h2><label>What was said<textarea id=t></textarea></label><button onclick="if(!t.value)return;did.push(t.value);t.value='';o.textContent='The call was logged'">Log call</button><script>var did=[]</script>`;

const TASK: Task = {
  name: 'a call with its words, and then another state',
  instructions:
    'I have just spoken to the Hill Bakery. Log the call on their order with the text "The oven is ready on Monday", and after that move the order to Agreed.',
  pages: { '/': ORDER },
};

test('what comes after an act waits for it, and what is quoted is what was said', async () => {
  expect(await failures([TASK])).toEqual([]);
});
