import { element, svg } from './base.js';

/** The frame of a turn with the place the person chose, or a sketch of the page where no picture is kept. */
export function frame(turn, layouts, alt) {
  const [width, height] = turn.size;
  const shot = element('span', { class: 'shot', style: `--ratio:${width}/${height}` });
  if (turn.picture) shot.append(element('img', { alt, 'data-picture': turn.picture }));
  else shot.append(sketch(layouts[turn.layout] ?? [], width, height, alt));
  if (turn.target) {
    const [x, y, w, h] = turn.target;
    const part = (value, of) => `${((value / of) * 100).toFixed(2)}%`;
    const style = `left:${part(x, width)};top:${part(y, height)};width:${part(w, width)};height:${part(h, height)}`;
    shot.append(element('span', { class: 'target', style }));
  }
  return shot;
}

function sketch(layout, width, height, alt) {
  const boxes = layout.flatMap(([x, y, w, h, label]) => {
    const text = svg('text', { x: x + 8, y: y + Math.min(h, 40) / 2 + 5 });
    text.textContent = label.length > w / 9 ? `${label.slice(0, Math.max(1, Math.floor(w / 9) - 1))}…` : label;
    return [svg('rect', { x, y, width: w, height: h, rx: 4 }), text];
  });
  return svg('svg', { class: 'sketch', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alt }, ...boxes);
}

const HEIGHT = 74;
const MIDDLE = 34;
const REACH = 28;

/** How it felt over the turns, each point above or below its frame in the strip. */
export function feelingCurve(turns, step, now, choose) {
  const width = step * turns.length;
  const points = turns.map(({ valence }, at) => [step * (at + 0.47), MIDDLE - valence * REACH]);
  const line = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const area = `${line}L${points.at(-1)[0].toFixed(1)} ${MIDDLE}L${points[0][0].toFixed(1)} ${MIDDLE}Z`;
  const clip = (id, y, height) => svg('clipPath', { id }, svg('rect', { x: 0, y, width, height }));
  return svg(
    'svg',
    {
      class: 'curve',
      width,
      height: HEIGHT,
      viewBox: `0 0 ${width} ${HEIGHT}`,
      role: 'img',
      'aria-label': curveWords(turns),
    },
    clip('above', 0, MIDDLE),
    clip('below', MIDDLE, HEIGHT - MIDDLE),
    svg('line', { class: 'zero', x1: 0, x2: width, y1: MIDDLE, y2: MIDDLE }),
    svg('path', { class: 'area up', d: area, 'clip-path': 'url(#above)' }),
    svg('path', { class: 'area down', d: area, 'clip-path': 'url(#below)' }),
    svg('path', { class: 'line', d: line }),
    ...points.flatMap(([x, y], at) => {
      const dot = svg('circle', {
        cx: x,
        cy: y,
        r: 5.5,
        class: `${turns[at].valence < 0 ? 'down' : 'up'}${at === now ? ' now' : ''}`,
      });
      dot.addEventListener('click', () => choose(at));
      const word = svg('text', { x, y: HEIGHT - 2, 'text-anchor': 'middle' });
      word.textContent = turns[at].sentiment;
      return [dot, word];
    }),
  );
}

function curveWords(turns) {
  return `How it felt: ${turns.map(({ sentiment, valence }, at) => `turn ${at + 1} ${sentiment} ${valence.toFixed(1)}`).join(', ')}`;
}

/** What the person weighed: its scent as the upper bar, its utility as the lower; the chosen one stands out. */
export function weighed(candidates) {
  const values = candidates.map(({ utility }) => utility);
  const low = Math.min(0, ...values);
  const span = Math.max(...values) - low || 1;
  const strongest = Math.max(...candidates.map((it) => it.scent)) || 1;
  const scent = (it) => Math.max(0, (it.scent / strongest) * 100);
  return element(
    'ol',
    { class: 'weighed' },
    candidates.map((it) => {
      const share = ((it.utility - low) / span) * 100;
      const details = [`scent ${it.scent}`, it.seen === null ? null : `seen ${Math.round(it.seen * 100)}%`, it.reason];
      return element(
        'li',
        { class: it.chosen ? 'chosen' : null, title: details.filter(Boolean).join(', ') },
        element('span', { class: 'name' }, it.chosen ? `→ ${it.label}` : it.label),
        element(
          'span',
          { class: 'track' },
          element(
            'span',
            { class: 'two' },
            element('i', { class: 'scent', style: `width:${scent(it).toFixed(1)}%` }),
            element('i', { style: `width:${share.toFixed(1)}%` }),
          ),
          element('small', {}, `${Number(it.scent).toFixed(1)} · ${Number(it.utility).toFixed(2)}`),
        ),
      );
    }),
  );
}
