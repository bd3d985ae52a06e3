import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { loadEngines } from '../../src/mind/engines.ts';
import { readDescription } from '../../src/mind/perception/described.ts';
import { openEmbeddedService } from '../../src/service/embedded.ts';

for (const [description, label, role] of [
  ['Link: Opening hours', 'Opening hours', 'link'],
  ['Click the "Opening hours" link', 'Opening hours', 'link'],
  ['Press the Buy now button.', 'Buy now', 'button'],
  ['Follow the link to Pharaoh', 'Pharaoh', 'link'],
  ['Opening hours', 'Opening hours', ''],
  ['Check out', 'Check out', ''],
  ['Open menu', 'Open menu', ''],
  ['Link to the article', 'Link to the article', ''],
]) {
  test(`a description is read: ${description}`, () => {
    expect(readDescription(description as string)).toEqual({ label, role });
  });
}

/** Pages of a client that sends a picture, a few words and numbered actions: no address, no targets. */
const PAGES: Readonly<Record<string, string[]>> = {
  Home: ['Books', 'Visit us', 'Members'],
  'Visit us': ['Opening hours', 'Parking', 'Café'],
  'Opening hours': ['Public holidays'],
};

for (const words of [true, false]) {
  test(`numbered actions on pages without an address are told apart ${words ? 'by words' : 'by the actions alone'}`, async () => {
    const service = await openEmbeddedService({ minds: await loadEngines({ cwd: '/', env: {} }) });
    const blank = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    let arrived = 0;
    for (let seed = 0; seed < 8; seed += 1) {
      const person = await service.people.ensure({ name: 'Rosa', bio: 'A nurse.', external_id: `rosa-${seed}` });
      const session = await service.sessions.create({
        person_id: person.id,
        task: { instructions: 'Find the page with the opening hours.' },
        environment: { name: 'Library', kind: 'web' },
        seed,
        max_turns: 12,
      });
      const trail = ['Home'];
      const visited = new Set<string>();
      for (let turn_index = 0; turn_index < 12; turn_index += 1) {
        const at = trail.at(-1) as string;
        const links = PAGES[at] ?? [];
        visited.add(at);
        const answer = await service.sessions.submitTurn(session.id, {
          turn_index,
          observation: [
            { type: 'image', media_type: 'image/png', data: blank.toString('base64') },
            ...(words ? [{ type: 'text' as const, text: at }] : []),
          ],
          actions: [
            ...links.map((label, i) => ({ name: `click_${i}`, description: `Link: ${label}` })),
            { name: 'back', description: 'Go back' },
          ],
        });
        const { status, action_name } = answer.turn.decision;
        if (status !== 'continue') break;
        if (action_name === 'back') trail.length = Math.max(1, trail.length - 1);
        else trail.push(links[Number(action_name?.slice(6))] as string);
      }
      if (visited.has('Opening hours')) arrived += 1;
    }
    await service.close();
    expect(arrived).toBeGreaterThanOrEqual(words ? 6 : 4);
  });
}
