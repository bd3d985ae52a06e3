import { expect, test } from '@playwright/test';
import { type Drawn, draw, shareChoosing } from './sight.ts';

const links = (labels: readonly string[]): Drawn[] =>
  labels.map((label) => ({
    name: `click:${label.toLowerCase().replace(/\W+/g, '-')}`,
    label,
    role: 'link',
    width: 320,
  }));

test('a numbered title is found by its number', async () => {
  const page = await draw(
    links(['Home', '9. Unix services', '10. Infrastructure', '11. Mail and proxies', '12. Desktops']),
  );
  const task = 'Find the page "10.3. Virtual private network".';
  expect(await shareChoosing('click:10-infrastructure', page, task)).toBeGreaterThan(0.85);
});

test('an unquoted title that begins with a number is one title', async () => {
  const page = await draw(links(['Home', '8.9. Printing', '8.10. Compiling a kernel', '8.11. Installing a kernel']));
  const task = 'Navigate to the article 8.10. Compiling a kernel by clicking links.';
  expect(await shareChoosing('click:8-10-compiling-a-kernel', page, task)).toBeGreaterThan(0.85);
});

test('a word that every link bears leads nobody', async () => {
  const page = await draw(links(['Lumen history', 'Lumen archive', 'Lumen problems and answers', 'Lumen download']));
  const share = await shareChoosing('click:lumen-problems-and-answers', page, 'Find the page "Lumen questions".');
  expect(share).toBeGreaterThan(0.5);
});

test('an index of letters is used by the first letter', async () => {
  const page = await draw(links(['Home', 'A–E', 'F–J', 'K–O', 'P–T', 'U–Z', 'About us', 'News']));
  expect(await shareChoosing('click:k-o', page, 'Find the page "Marjoram".')).toBeGreaterThan(0.7);
});
