import { expect } from '@playwright/test';
import { picture } from '../../service/images.ts';
import { test } from './served.ts';

// What a client may declare is not always a page: the embedded engine goes on with whatever it is given.

const SHAPES: Record<string, object[]> = {
  'words alone': [{ name: 'click:a', description: 'A' }, { name: 'click:b' }],
  'one action': [{ name: 'click_continue', description: 'Click Continue' }],
  'a scroll and a click': [{ name: 'click', description: 'Click the button' }, { name: 'scroll' }],
  waiting: [{ name: 'wait' }],
  'an action that takes text': [
    { name: 'open_menu' },
    {
      name: 'type',
      description: 'Type into the search box',
      parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    },
  ],
  'places on the image': [
    { name: 'click:buy', target: { x: 2, y: 2, width: 20, height: 10, role: 'button', label: 'Buy' } },
    { name: 'click:home', target: { x: 2, y: 20, width: 20, height: 10, role: 'link', label: 'Home' } },
  ],
};

for (const [name, actions] of Object.entries(SHAPES))
  test(`with ${name} a session goes on past its first turns`, { tag: name === 'one action' ? [] : '@long' }, async ({
    client,
  }) => {
    const observation = [{ type: 'image', media_type: 'image/png', data: await picture() }];
    const ends: number[] = [];
    const { id: person_id } = await client.person();
    for (let seed = 0; seed < 8; seed += 1) {
      const session = await client.session({ person_id, seed, max_turns: 3 });
      let turn_index = 0;
      for (let open = true; open; turn_index += 1) {
        const answer = await client.post(`/api/v1/sessions/${session.id}/turns`, { turn_index, observation, actions });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        const { decision } = answer.body.turn;
        if (turn_index === 0) expect(decision.status).toBe('continue');
        if (decision.status === 'continue')
          expect(actions.map((action) => (action as { name: string }).name)).toContain(decision.action_name);
        open = answer.body.session.status === 'open';
      }
      ends.push(turn_index);
    }
    expect(ends.filter((turns) => turns === 3).length, `turns: ${ends.join(' ')}`).toBeGreaterThanOrEqual(6);
  });
