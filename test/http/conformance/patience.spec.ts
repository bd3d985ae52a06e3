import { expect } from '@playwright/test';
import { type Json, turnBody } from './samples.ts';
import { test } from './served.ts';

const target = { x: 4, y: 4, width: 20, height: 10 };

test('a client that shows a blank picture, or declares no places, gets a few turns of everybody', async ({
  client,
}) => {
  const offers: Record<string, Json[]> = {
    'no places': [{ name: 'click:a' }, { name: 'click:b' }],
    'one act': [{ name: 'act' }],
    'one place on a blank picture': [{ name: 'act', target }],
    'places on a blank picture': [
      { name: 'buy', target: { ...target, role: 'button', label: 'Add to basket' } },
      { name: 'back' },
    ],
    'words to type': [
      { name: 'type', parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } },
    ],
  };
  const { id: person_id } = await client.person();
  for (const [label, actions] of Object.entries(offers))
    for (let seed = 0; seed < 5; seed += 1) {
      const { id } = await client.session({ person_id, seed: seed * 7919 });
      for (let index = 0; index < 4; index += 1) {
        const answer = await client.post(`/api/v1/sessions/${id}/turns`, turnBody(index, { actions }));
        const status = answer.body.turn?.decision.status;
        expect
          .soft(['continue', 'completed'], `${label}, seed ${seed}, turn ${index}: ${answer.status}`)
          .toContain(status);
        if (status !== 'continue') break;
      }
    }
});
