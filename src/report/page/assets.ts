import { readFile } from 'node:fs/promises';

/** Parts of the page's script in the order in which they stand in it; each imports only from those before it. */
const SCRIPTS = ['base.js', 'drawing.js', 'turn.js', 'session.js', 'list.js', 'main.js'];

/** The page's style, the later file over the earlier. */
const STYLES = ['ground.css', 'outcomes.css', 'people.css', 'trouble.css', 'sessions.css', 'media.css'];

/** The page's own style and script. The files are plain browser modules; here they become one, so imports fall away. */
export async function pageAssets(): Promise<{ style: string; script: string }> {
  const text = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const [scripts, styles] = await Promise.all([Promise.all(SCRIPTS.map(text)), Promise.all(STYLES.map(text))]);
  const joined = scripts.map((source) =>
    source.replace(/^import [^;]*;\n/gm, '').replace(/^export (?=(async )?(function|const|class) )/gm, ''),
  );
  return { style: styles.join('\n'), script: joined.join('\n') };
}
