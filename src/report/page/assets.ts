import { readFile } from 'node:fs/promises';

/** Parts of the page's script in the order in which they stand in it; each imports only from those before it. */
const SCRIPTS = ['base.js', 'drawing.js', 'turn.js', 'session.js', 'list.js', 'main.js'];

/** The page's own style and script. The files are plain browser modules; here they become one, so imports fall away. */
export async function pageAssets(): Promise<{ style: string; script: string }> {
  const text = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const scripts = await Promise.all(SCRIPTS.map(text));
  const joined = scripts.map((source) =>
    source.replace(/^import [^;]*;\n/gm, '').replace(/^export (?=(async )?(function|const|class) )/gm, ''),
  );
  return { style: await text('report.css'), script: joined.join('\n') };
}
