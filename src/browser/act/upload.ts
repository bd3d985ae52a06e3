import { basename, extname } from 'node:path';
import type { FileChooser } from 'playwright-core';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { PageAction } from '../types.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { clickAt } from './pointer.ts';

const CHOOSER_MS = 2000;

/** Gives a file of the person's to a file input, or to the button that asks for one. */
export async function upload(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const wanted = said(args, 'file', 'text', 'value');
  const path = pathOf(hands.files, wanted);
  if (path === null) {
    const known = [...hands.files.keys()].map((name) => `"${name}"`).join(', ');
    return failed(
      wanted === null
        ? 'Nothing was said of which file.'
        : `There is no file "${wanted}"; there is ${known || 'none at all'}.`,
    );
  }
  const point = hands.aim(action);
  const asked = hands.page.waitForEvent('filechooser', { timeout: CHOOSER_MS }).catch(() => null);
  if (hands.byKeyboard) await hands.page.keyboard.press('Enter');
  else await clickAt(hands.page, point, hands);
  const chooser = await asked;
  if (!chooser) return dropFile(hands, point, path);
  await chooser.setFiles(path, { timeout: 5000 });
  hands.happenings.note('file', `"${basename(path)}" was chosen.`);
  return null;
}

/** Drops the file onto a place that takes files that are dragged there from outside of the browser. */
async function dropFile(hands: Hands, { x, y }: Point, path: string): Promise<Trouble | null> {
  const session = await hands.session();
  const nowhere = failed('Nothing there asked for a file.');
  if (!session) return nowhere;
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const taken = evaluateBeside(
    hands.page,
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('dragover', (event) => resolve(event.defaultPrevented), { once: true });
        setTimeout(() => resolve(false), 1000);
      }),
    null,
  );
  taken.catch(() => {});
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', x, y, data });
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', x, y, data });
  // What nobody takes would be opened by the browser in place of the page.
  if (!(await taken)) {
    await session.send('Input.dispatchDragEvent', { type: 'dragCancel', x, y, data });
    return nowhere;
  }
  await session.send('Input.dispatchDragEvent', { type: 'drop', x, y, data });
  return null;
}

function pathOf(files: ReadonlyMap<string, string>, wanted: string | null): string | null {
  if (wanted === null) return files.size === 1 ? [...files.values()][0]! : null;
  const fold = (name: string) =>
    name
      .replace(/^\{\{|\}\}$/g, '')
      .trim()
      .toLowerCase();
  for (const [name, path] of files) if (fold(name) === fold(wanted)) return path;
  const last = fold(wanted.split(/[\\/]/).at(-1) ?? '');
  for (const path of files.values()) if (fold(basename(path)) === last) return path;
  return null;
}

/**
 * Answers a file window that a plain click opened: with the person's file that it is about, else it is closed again, as
 * a person does who finds nothing to choose.
 *
 * @param about words of what was clicked.
 */
export async function answerChooser(
  chooser: FileChooser,
  files: ReadonlyMap<string, string>,
  about: string,
  say: (words: string) => void,
) {
  const asks = await chooser.element().evaluate((node) => {
    const input = node as HTMLInputElement;
    const labels = [...(input.labels ?? [])].map((label) => label.textContent ?? '');
    return { accept: input.accept, words: [input.name, input.id, input.ariaLabel ?? '', ...labels].join(' ') };
  });
  const chosen = fitting(files, asks.accept, `${about} ${asks.words}`);
  if (chosen) {
    await chooser.setFiles(chosen[1], { timeout: 5000 });
    say(`A window to choose a file opened; "${chosen[0]}" was chosen.`);
  } else if (files.size > 0)
    say('A window to choose a file opened and was closed again: it was not clear which file was wanted.');
  else say('A window to choose a file opened and was closed again without one.');
}

/** The one file whose kind is accepted and whose name has most to do with what is asked for. */
function fitting(files: ReadonlyMap<string, string>, accept: string, about: string): [string, string] | null {
  const taken = [...files].filter(([, path]) => accepts(accept, path));
  if (taken.length <= 1) return taken[0] ?? null;
  const [first, second] = ranked(taken, about);
  return first!.score > second!.score ? first!.file : null;
}

function ranked(
  files: ReadonlyArray<[string, string]>,
  about: string,
): Array<{ file: [string, string]; score: number }> {
  const asked = new Set(wordsOf(about));
  const overlap = ([name, path]: [string, string]) =>
    new Set(wordsOf(`${name} ${basename(path, extname(path))}`).filter((word) => asked.has(word))).size;
  return files.map((file) => ({ file, score: overlap(file) })).sort((a, b) => b.score - a.score);
}

/** The names of the person's files, the one that has most to do with what a control says first. */
export function fileNames(files: ReadonlyMap<string, string>, about: string): string[] {
  return ranked([...files], about).map(({ file }) => file[0]);
}

const KINDS: Record<string, RegExp> = {
  image: /^(png|jpe?g|gif|webp|svg|bmp|avif|heic|tiff?)$/,
  audio: /^(mp3|wav|ogg|m4a|flac|aac)$/,
  video: /^(mp4|webm|mov|avi|mkv)$/,
  text: /^(txt|csv|html?|md|css|xml)$/,
};

/** Whether an `accept` attribute (HTML, "File Upload state") lets a file through; types are known by their endings. */
function accepts(accept: string, path: string): boolean {
  const ending = extname(path).slice(1).toLowerCase();
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return token === `.${ending}`;
      const [kind = '', subtype = ''] = token.split('/');
      if (subtype === '*') return kind === '*' || (KINDS[kind]?.test(ending) ?? false);
      if (kind in KINDS)
        return subtype.replace('jpeg', 'jpg').replace('plain', 'txt') === ending.replace('jpeg', 'jpg');
      return subtype.includes(ending) || !/^(pdf|zip|json)$/.test(subtype);
    })
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
}
