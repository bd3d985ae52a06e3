export default {
  site: 'Forgehub', path: '/quillpad/editor/issues/1482',
  html: `<title>Paste from spreadsheet loses line breaks · Issue #1482</title><style>body{margin:0;font:14px/1.5 -apple-system,Arial}header{background:#24292f;padding:12px 20px}header a{color:#fff;margin-right:14px}.tabs{border-bottom:1px solid #ccc;padding:8px 20px}.tabs a{margin-right:16px;color:#222}.w{display:grid;grid-template-columns:1fr 240px;gap:20px;padding:16px 20px}.c{border:1px solid #d0d7de;border-radius:6px;margin-bottom:12px}.c>b{display:block;background:#f6f8fa;padding:6px 12px}.c p,.c ul{margin:8px 12px}code{background:#eee}</style>
<header><a href="/">Forgehub</a><a href="/pulls">Your pull requests</a><a href="/explore">Explore</a><a href="/notif">Notifications</a></header><div class=tabs><a href="/c">Code</a><a href="/i">Issues 93</a><a href="/p">Pull requests 17</a><a href="/d">Discussions</a><a href="/a">Build runs</a><a href="/w">Wiki</a><a href="/s">Security</a><a href="/r">Releases</a><a href="/g">Contributors</a></div>
<div class=w><main><h1>Paste from spreadsheet loses line breaks #1482</h1><p>Open · marlow-b opened this on 21 May · 5 comments</p>
<div class=c><b>marlow-b on 21 May</b><p>Copy cells that contain line breaks and paste them into a note: all text ends up on one line.</p><ul><li>Quillpad 3.8.1</li><li>Firefox 126 on Fedora 40</li><li>Does not happen in 3.7.4</li></ul></div>
<div class=c><b>ikeda-s (maintainer) on 22 May</b><p>I can reproduce this. The regression came in with commit <a href="/commit/9fe12ab">9fe12ab</a>, the new clipboard sanitizer.</p></div>
<div class=c><b>tolly on 24 May</b><p>Workaround: paste with Ctrl+Shift+V, or set <code>clipboard.legacy = true</code> in the preferences file.</p></div>
<div class=c><b>ikeda-s (maintainer) on 2 June</b><p>The fix will be part of 3.8.3, planned for 30 June. We do not backport it to the 3.6 branch, which is supported until the end of the year only for security problems.</p></div>
<div class=c><b>renard-j on 4 June</b><p>Also on Windows with Edge, but not on the Mac. I have a test file with 2,000 rows where it takes 14 seconds too.</p></div>
<div class=c><b>ikeda-s (maintainer) on 5 June</b><p>Slowness is another matter, please open a separate issue for it and attach the file (at most 10 MB).</p></div><textarea placeholder="Leave a comment"></textarea><p><button>Comment</button></p></main>
<div><h4>Assignee</h4><p>lena-fox</p><h4>Labels</h4><p>bug, clipboard, priority: medium</p><h4>Milestone</h4><p><a href="/m/383">3.8.3</a></p><h4>Linked</h4><p><a href="/p/1490">Keep newlines in table cells #1490</a></p><h4>Participants</h4><p>4 people</p><p><button>Subscribe</button></p><p><a href="/i/new">New issue</a></p></div></div><footer style="padding:12px 20px"><a href="/conduct">Code of conduct</a> · <a href="/status">Status</a></footer>`,
  asks: [
    { q: 'When will the version with the repair come out?', answer: '30 June' },
    { q: 'How can I get around the problem in the meantime?', answer: 'Workaround' },
    { q: 'In which version did pasting still work?', answer: '3\\.7\\.4' },
    { q: 'Who is assigned to this bug?', answer: 'lena-fox' },
    { q: 'How large may an attached file be?', answer: '10 MB' },
    { q: 'Is there a bounty for fixing this?', answer: null },
  ],
  ways: [
    { need: 'Look at the code change that is meant to fix this', link: 'Keep newlines in table cells #1490' },
    { need: 'I want to be told when something happens here', link: 'Subscribe' },
    { need: 'Report another problem', link: 'New issue' },
    { need: 'What exactly was altered when the bug came in?', link: '9fe12ab' },
    { need: 'Download the latest version', link: 'Releases' },
    { need: 'How do I tell you about a vulnerability confidentially?', link: 'Security' },
  ],
};
