export default {
  site: 'Quillpad', path: '/releases',
  html: `<title>Release notes – Quillpad</title><style>body{font:15px/1.5 system-ui;margin:0 auto;max-width:860px;padding:0 20px}nav{padding:12px 0;border-bottom:1px solid #ddd}nav a{margin-right:14px}h2{margin-bottom:0}.d{color:#777;margin:0}</style>
<nav><a href="/">Quillpad</a><a href="/download">Download</a><a href="/manual">Manual</a><a href="/templates">Templates</a><a href="/releases">Release notes</a><a href="/roadmap">Roadmap</a><a href="/bugs">Known problems</a><a href="/store">Buy a licence</a></nav>
<main><h1>Release notes</h1>
<h2>Quillpad 7.2</h2><p class="d">18 June 2024 · 84 MB</p><ul><li>Dark mode follows the system setting.</li><li>Search now finds words in scanned PDFs.</li><li>Documents with more than 2,000 pages open four times as fast.</li><li>Fixed: footnotes lost their numbers after pasting.</li></ul>
<h2>Quillpad 7.1</h2><p class="d">2 April 2024 · 81 MB</p><ul><li>Comments can be assigned to a colleague.</li><li>Spelling for Welsh, Basque and Estonian.</li><li>Fixed: the program crashed when a printer was removed.</li></ul>
<h2>Quillpad 7.0</h2><p class="d">16 January 2024 · 80 MB</p><ul><li>New file format .qpx; old files are converted when opened.</li><li>Working together at the same time, up to 12 people.</li><li>Requires macOS 12, Windows 10 or Ubuntu 22.04.</li><li>The e-mail merge assistant was removed.</li></ul>
<h2>Quillpad 6.9</h2><p class="d">5 September 2023 · 73 MB</p><ul><li>Last version for 32-bit machines; security fixes until the end of 2025.</li><li>Export as EPUB 3.</li></ul>
<h2>Updating</h2><p>Licences for version 6 can be upgraded for $29. Those bought after 1 October 2023 are upgraded free of charge.</p><p>Updates are checked once a week. Switch this off under Settings, General, Updates.</p><p>Backups are written to the folder Quillpad Backups before each major update.</p><p><a href="/releases/old">Older versions</a> <a href="/beta">Join the beta test</a> <a href="/feed">Subscribe by RSS</a></p></main>
<footer><a href="/license-lookup">Recover a lost licence key</a> · <a href="/education">Schools and students</a> · <a href="/contact">Contact support</a></footer>`,
  asks: [
    { q: 'How many people can write in one document at once?', answer: '12 people' },
    { q: 'I have a 32-bit laptop. Which version can I still use?', answer: '32-bit' },
    { q: 'When did version 7.2 come out?', answer: '18 June 2024' },
    { q: 'I bought version 6 in 2021. What does the step up cost me?', answer: '\\$29' },
    { q: 'Where do I turn off the automatic looking for updates?', answer: 'Settings, General' },
    { q: 'When will there be an app for the iPad?', answer: null },
  ],
  ways: [
    { need: 'I no longer have my registration code', link: 'Recover a lost licence key' },
    { need: 'What new functions are planned for next year?', link: 'Roadmap' },
    { need: 'Try out unfinished versions early', link: 'Join the beta test' },
    { need: 'Is there a discount for pupils?', link: 'Schools and students' },
    { need: 'Get a ready-made layout for a letter', link: 'Templates' },
    { need: 'I need version 5.3 once more', link: 'Older versions' },
  ],
};
