export default {
  site: 'Codeharbor', path: '/atlas/routing/merge_requests/731',
  html: `<title>!731 Cache turn restrictions per tile</title><style>body{margin:0;font:14px/1.5 "Noto Sans",Arial;display:grid;grid-template-columns:180px 1fr}aside{background:#fafafa;border-right:1px solid #ddd;padding:12px}aside a{display:block;padding:5px;color:#333}main{padding:14px 24px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ddd;padding:4px 8px;text-align:left}.k{background:#fff8e1;padding:8px 12px}</style>
<aside><b>atlas / routing</b><a href="/f">Files</a><a href="/co">Commits</a><a href="/br">Branches</a><a href="/ta">Tags</a><a href="/is">Issues</a><a href="/mr">Merge requests</a><a href="/pi">Pipelines</a><a href="/en">Environments</a><a href="/pk">Package registry</a><a href="/me">Members</a><a href="/se">Project settings</a></aside>
<main><h1>Cache turn restrictions per tile</h1><p>!731 by Noor Haddad wants to merge 6 commits into <b>develop</b> from <b>turn-cache</b>. Opened 3 days ago.</p><p><button>Approve</button> <button>Request changes</button> <button>Rebase</button> <button>Check out branch</button> <button>Mark as draft</button></p>
<h2>Summary</h2><p>Route calculation in dense cities spends most of its time reading turn restrictions. This keeps them in memory for each tile and drops the least used tile once 256 MB are reached. Median response falls from 340 ms to 190 ms.</p><p>The cache can be switched off with the variable ROUTING_NO_CACHE.</p>
<div class=k><p>Merging is blocked: 1 of 2 required approvals.</p><p>Test coverage 88.1 %, minimum is 85 %.</p><p>2 of 7 discussions unresolved.</p></div>
<h2>Pipeline #40217</h2><table><tr><th>Job</th><th>Result</th><th>Duration</th><th>Runner</th></tr><tr><td>lint</td><td>passed</td><td>0:42</td><td>small-3</td></tr><tr><td>unit</td><td>passed</td><td>6:18</td><td>large-1</td></tr><tr><td>integration</td><td>failed: timeout in test_ferry_route</td><td>20:00</td><td>large-2</td></tr><tr><td>docs</td><td>skipped</td><td>–</td><td>–</td></tr><tr><td>image</td><td>passed</td><td>3:55</td><td>small-1</td></tr></table><p><a href="/pi/40217/integration/log">Job log: integration</a> · <button>Run pipeline again</button></p>
<h2>Reviewers</h2><ul><li>Sven Aalto – approved yesterday</li><li>Imani Roche – on leave until Monday</li><li>Code owner for /tiles: Bartek Zielny</li></ul><h2>Discussion</h2><p>Sven: Is the cache shared between threads?</p><p>Noor: Yes, guarded by a read-write lock.</p><p>Bartek: Please add an entry to the changelog before we merge; the freeze for 5.0 starts on 24 June.</p><p><a href="/mr/731/diff">Changes (14 files)</a> · <a href="/mr/731/commits">Commits in this request</a> · <a href="/is/655">Closes #655: slow routes in Paris</a> · <a href="/preview/731">Open preview deployment</a></p></main><footer style="grid-column:1/3;padding:8px 24px"><a href="/contrib">Contribution guide</a></footer>`,
  asks: [
    { q: 'How much memory may the cache take?', answer: '256 MB' },
    { q: 'Why did the integration job break?', answer: 'test_ferry_route' },
    { q: 'How do I turn the cache off?', answer: 'ROUTING_NO_CACHE' },
    { q: 'When will Imani be back?', answer: 'until Monday' },
    { q: 'How long did the unit tests run?', answer: '6:18' },
    { q: 'Who will write the release announcement?', answer: null },
  ],
  ways: [
    { need: 'Try out the change in the browser without installing anything', link: 'Open preview deployment' },
    { need: 'See the full output of the failed test', link: 'Job log: integration' },
    { need: 'Which lines of code were changed?', link: 'Changes (14 files)' },
    { need: 'Try the tests once more', link: 'Run pipeline again' },
    { need: 'What rules do I have to follow when I send in code?', link: 'Contribution guide' },
    { need: 'Give a new colleague access to this repository', link: 'Members' },
  ],
};
