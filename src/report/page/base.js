/** Builds an element. Text always goes in as text, so nothing that a page said can become markup. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key === 'style') node.style.cssText = value;
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(key, String(value));
  node.append(...children.flat().filter(Boolean));
  return node;
}

export function textOf(id) {
  return document.getElementById(id)?.textContent ?? '';
}

/** Puts a picture into its image; the bytes wait in a script element until then. */
export function showPicture(image) {
  const data = textOf(image.dataset.picture);
  if (data) image.src = `data:image/jpeg;base64,${data}`;
  else image.closest('.shot')?.remove();
}

const pictures = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      pictures.unobserve(target);
      showPicture(target);
    }
  },
  { rootMargin: '400px' },
);

export function watchPictures(root) {
  for (const image of root.querySelectorAll('img[data-picture]:not([src])')) pictures.observe(image);
}

export const index = JSON.parse(textOf('index'));

const FIELDS = [
  'id',
  'scenario',
  'person',
  'seed',
  'outcome',
  'turns',
  'seconds',
  'negative',
  'lost',
  'chunk',
  'engine',
];

export const sessions = index.sessions.map((row) => Object.fromEntries(FIELDS.map((field, at) => [field, row[at]])));

const chunks = new Map();

/** The turns of a session, unpacked together with those of its neighbours. */
export async function journeyOf(session) {
  let chunk = chunks.get(session.chunk);
  if (!chunk) {
    chunk = unpack(textOf(`chunk-${session.chunk}`));
    chunks.set(session.chunk, chunk);
  }
  const { sessions: list, layouts } = await chunk;
  return { ...list.find(({ id }) => id === session.id), layouts };
}

async function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

export function secondsWords(value) {
  if (value < 90) return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
  return `${(value / 60).toFixed(1)} min`;
}
