export default {
  site: 'DeskRiver', path: '/tickets/58213',
  html: `<title>#58213 Projector in room 4B shows no picture</title><style>body{margin:0;font:14px Arial;background:#eef1f3}.top{background:#fff;padding:10px 20px;border-bottom:1px solid #ccd}.top a{margin-right:14px}.wrap{display:grid;grid-template-columns:1fr 280px;gap:16px;padding:16px 20px}.msg{background:#fff;border-radius:6px;padding:12px 16px;margin-bottom:10px}.msg b{color:#06c}.side{background:#fff;padding:12px 16px;border-radius:6px;font-size:13px}.side p{margin:6px 0}</style>
<header class=top><a href="/">DeskRiver</a><a href="/q">My queue</a><a href="/all">All tickets</a><a href="/kb">Knowledge base</a><a href="/assets">Assets</a><a href="/rep">Reports</a><a href="/oncall">On-call rota</a><a href="/adm">Admin</a></header>
<div class=wrap><main><h1>#58213 Projector in room 4B shows no picture</h1><p><button>Reply</button> <button>Internal note</button> <button>Escalate</button> <button>Reassign</button> <button>Close ticket</button></p>
<div class=msg><b>Gwen Atherton</b> · Mon 2 June, 08:12<p>The projector turns on but the screen stays blue. I have a board presentation in there on Thursday at 14:00 so please be quick.</p></div>
<div class=msg><b>Rashid Amini (1st line)</b> · Mon 2 June, 09:40<p>Checked the HDMI cable and the wall socket, both fine. The lamp has run 3,870 hours. Passing this on to AV.</p></div>
<div class=msg><b>Elke Vos (AV team)</b> · Tue 3 June, 11:05<p>The input board is broken. A spare part is ordered from Lumatek and should arrive on Friday. Until then, take the portable unit from the reception cupboard; the code for the cupboard is with Nadia.</p></div>
<div class=msg><b>Gwen Atherton</b> · Tue 3 June, 11:31<p>Thank you. Does the portable one have sound? Otherwise I will bring my own speaker.</p></div>
<div class=msg><b>Elke Vos (AV team)</b> · Tue 3 June, 12:02<p>It does not, so do bring one. The repair itself takes about 45 minutes and is covered by warranty.</p></div></main>
<div class=side><h3>Details</h3><p>Status: Waiting for supplier</p><p>Priority: High</p><p>Assignee: Elke Vos</p><p>Requester: Gwen Atherton, Finance</p><p>Site: Northgate House</p><p>Resolution due: 6 June, 17:00</p><p>First response: 1 h 28 min</p><p>Watchers: 3</p><p>Category: Meeting room equipment</p><p>Asset: <a href="/assets/AV-0417">AV-0417</a></p><h3>Similar</h3><p><a href="/t/57002">#57002 Projector 3A flickers</a></p><p><a href="/t/55918">#55918 No sound in 4B</a></p><p><a href="/t/58213/h">Change history</a></p></div></div><footer style="padding:10px 20px"><a href="/st">System status</a> <a href="/sla">Service level agreement</a></footer>`,
  asks: [
    { q: 'How long will it take to fix the thing once the part is here?', answer: '45 minutes' },
    { q: 'Who is working on this ticket now?', answer: 'Assignee' },
    { q: 'By when must this ticket be resolved?', answer: '6 June, 17' },
    { q: 'Which supplier sends the spare part?', answer: 'Lumatek' },
    { q: 'How old is the lamp in hours?', answer: '3,870' },
    { q: 'How much does the new input board cost?', answer: null },
  ],
  ways: [
    { need: 'When was the projector bought, and what is its serial number?', link: 'AV-0417' },
    { need: 'Who is on duty this weekend?', link: 'On-call rota' },
    { need: 'Hand this ticket to a colleague', link: 'Reassign' },
    { need: 'Write something that only the support team can see', link: 'Internal note' },
    { need: 'Who set the priority to high, and when?', link: 'Change history' },
    { need: 'Find instructions for setting up a video call', link: 'Knowledge base' },
  ],
};
