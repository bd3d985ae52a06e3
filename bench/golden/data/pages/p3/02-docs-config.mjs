export default {
  site: 'Brindle static site generator', path: '/reference/config',
  html: `<title>Configuration reference – Brindle</title><style>body{font:16px/1.5 Georgia,serif;margin:0 auto;max-width:900px;padding:0 20px}nav a{margin-right:14px}dt{font-family:monospace;font-weight:bold;margin-top:10px}dd{margin-left:24px}pre{background:#f6f6ee;padding:10px}</style>
<header><nav><a href="/">Home</a><a href="/install">Installing</a><a href="/tutorial">Tutorial</a><a href="/themes">Themes</a><a href="/plugins">Plugins</a><a href="/deploy">Deployment</a><a href="/forum">Forum</a><a href="/github">Source code</a></nav></header>
<main><h1>Configuration reference</h1><p>Brindle reads <code>brindle.toml</code> from the project's root folder. Every key is optional. Version 3.2 or later is required for the keys marked with a star.</p>
<pre>title = "My notes"
out_dir = "dist"
[server]
port = 4100</pre>
<dl><dt>title</dt><dd>Shown in the browser's tab and in the feed. Default: the name of the folder.</dd>
<dt>out_dir</dt><dd>Where finished pages are written. Default: public.</dd>
<dt>page_size</dt><dd>Entries on one list page. Default: 12. Set it to 0 to switch paging off.</dd>
<dt>drafts</dt><dd>Whether unfinished entries are built. Default: false in builds, true in the preview.</dd>
<dt>image_width *</dt><dd>Pictures wider than this are scaled down. Default: 1600 pixels.</dd>
<dt>minify</dt><dd>Strips white space from pages and style sheets. Default: true.</dd>
<dt>server.port</dt><dd>Port of the local preview. Default: 4100.</dd>
<dt>server.open *</dt><dd>Opens a browser window at start. Default: false.</dd>
<dt>feed.limit</dt><dd>Number of newest entries in the feed. Default: 20.</dd>
<dt>cache_dir</dt><dd>Folder for intermediate results, safe to delete at any time. Default: .brindle-cache.</dd></dl>
<h2>Environment variables</h2><p>Any key can be overridden with a variable that starts with BRINDLE_ followed by the key in capitals. Variables win over the file, and command-line flags win over both.</p>
<h2>Unknown keys</h2><p>Misspelt keys produce a warning; with the flag --strict the build stops instead.</p>
<p>Coming from an older release? <a href="/upgrade">Upgrade guide</a></p></main>
<footer><hr><a href="/contribute">Contribute</a> · <a href="/sponsors">Sponsors</a> · Licensed under the MIT licence</footer>`,
  asks: [
    { q: 'In which folder do the built pages end up if I set nothing?', answer: 'finished pages are written' },
    { q: 'My photos get shrunk. Above which size does that happen?', answer: '1600 pixels' },
    { q: 'How many entries are in the feed by default?', answer: 'Default: 20' },
    { q: 'What takes precedence, an environment variable or the file?', answer: 'Variables win' },
    { q: 'I would like the build to fail on typos in my settings. How?', answer: '--strict' },
    { q: 'Which versions of Windows does Brindle run on?', answer: null },
  ],
  ways: [
    { need: 'Change how my site looks with a ready-made design', link: 'Themes' },
    { need: 'How do I put my finished site on a web host?', link: 'Deployment' },
    { need: 'Ask other users for help with a strange build problem', link: 'Forum' },
    { need: 'What do I have to alter when moving from version 2?', link: 'Upgrade guide' },
    { need: 'Add a search box extension', link: 'Plugins' },
    { need: 'I have never used this before and want a lesson from the beginning', link: 'Tutorial' },
  ],
};
