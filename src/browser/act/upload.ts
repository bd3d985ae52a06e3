import type { FileChooser } from 'playwright-core';
import type { PageAction } from '../types.ts';
import { controlAt } from './element.ts';
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
  const control = await controlAt(hands.page, point);
  const isInput = control && (await control.evaluate((node) => (node as HTMLInputElement).type === 'file'));
  if (control && isInput) {
    await control.setInputFiles(path, { timeout: 5000 });
    return null;
  }
  const asked = hands.page.waitForEvent('filechooser', { timeout: CHOOSER_MS }).catch(() => null);
  await clickAt(hands.page, point, hands);
  const chooser = await asked;
  if (!chooser) return failed('Nothing there asked for a file.');
  await chooser.setFiles(path, { timeout: 5000 });
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
  for (const path of files.values()) if (fold(path.split(/[\\/]/).at(-1) ?? '') === fold(wanted)) return path;
  return null;
}

/**
 * Answers a file window that a plain click opened: with the person's file when they have just one, else it is closed
 * again, as a person does who finds nothing to choose.
 */
export async function answerChooser(
  chooser: FileChooser,
  files: ReadonlyMap<string, string>,
  say: (words: string) => void,
) {
  const [only] = files;
  if (files.size === 1 && only) {
    await chooser.setFiles(only[1], { timeout: 5000 });
    say(`A window to choose a file opened; "${only[0]}" was chosen.`);
  } else say('A window to choose a file opened and was closed again without one.');
}
