import type { Mark, PageMap, ReportModel } from '../collect/model.ts';
import { type Html, html, number, plural, shorten } from './bits.ts';
import { share } from './charts.ts';

export function mapsSection({ maps }: ReportModel): Html {
  return html`<section id="maps" data-spy><h2>Where people pointed</h2>
  <p class="intro">First acts on each page, drawn where the element stands. Dead: nothing changed. Rage: three or more acts in a row on one element without effect.${
    maps.some(({ picture }) => picture === null) &&
    ' Where no picture may be kept, the page is a sketch of its controls.'
  }</p>
  ${maps.length === 0 && html`<p class="quiet">No page was acted on.</p>`}
  <div class="maps">${maps.map(mapCard)}</div></section>`;
}

const LAYERS = [
  ['first', 'First acts'],
  ['dead', 'Dead'],
  ['rage', 'Rage'],
] as const;

function mapCard(map: PageMap, index: number): Html {
  const name = `layer-${index}`;
  const chosen = map.dead.length > 0 && map.first.length === 0 ? 'dead' : 'first';
  return html`<article class="card map" data-map><header><h3>${map.title}</h3><p class="quiet mono">${map.path}</p></header>
  <fieldset class="layers"><legend class="sr">What to show on ${map.title}</legend>${LAYERS.map(
    ([layer, words]) =>
      html`<label><input type="radio" name="${name}" value="${layer}"${layer === chosen && html` checked`}${total(map[layer]) === 0 && html` disabled`}> ${words} <b>${number(total(map[layer]))}</b></label>`,
  )}</fieldset>
  <div class="shot" style="--ratio:${map.width}/${map.height}">${
    map.picture ? html`<img alt="${map.title}" data-picture="${map.picture}">` : sketch(map)
  }${LAYERS.map(([layer]) => marks(map, layer))}</div>
  <p class="quiet">${plural(map.visits, 'visit')}${map.elsewhere > 0 && `; ${plural(map.elsewhere, 'first act')} on what this picture does not show`}</p></article>`;
}

function total(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + mark.count, 0);
}

function marks(map: PageMap, layer: 'first' | 'dead' | 'rage'): Html {
  const list = map[layer];
  const most = Math.max(1, ...list.map(({ count }) => count));
  return html`<ul class="marks ${layer}">${list.map(
    (mark) =>
      html`<li style="left:${share(mark.x, map.width)};top:${share(mark.y, map.height)};width:${share(mark.width, map.width)};height:${share(mark.height, map.height)};--heat:${(12 + 50 * Math.sqrt(mark.count / most)).toFixed(0)}%"><b><span class="sr">“${shorten(mark.label, 40)}”: </span>${number(mark.count)}</b></li>`,
  )}</ul>`;
}

/** The controls of a page as boxes with their names: all that may be shown when frames are not kept. */
function sketch({ layout, width, height }: PageMap): Html {
  return html`<svg class="sketch" viewBox="0 0 ${width} ${height}" aria-hidden="true">${layout.map(
    ([x, y, w, h, label]) =>
      html`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4"/><text x="${x + 8}" y="${y + Math.min(h, 40) / 2 + 5}">${shorten(label, Math.max(2, Math.floor(w / 9)))}</text>`,
  )}</svg>`;
}
