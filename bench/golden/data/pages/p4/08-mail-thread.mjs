export default {
  site: 'Kestrel Mail', path: '/mail/inbox/wedding-venue',
  html: `<title>Re: Barn for 20 September – Kestrel Mail</title><style>body{margin:0;font:14px/1.55 Roboto,Arial;display:grid;grid-template-columns:170px 1fr}nav{padding:12px;background:#f6f8fc}nav a{display:block;padding:5px 10px;color:#222;text-decoration:none}main{padding:10px 24px}.tb button{margin-right:4px}.m{border-top:1px solid #ddd;padding:10px 0}.m small{color:#666}</style>
<nav><button>Compose</button><a href="/i">Inbox (4)</a><a href="/s">Starred</a><a href="/sn">Snoozed</a><a href="/se">Sent</a><a href="/d">Drafts</a><a href="/sp">Spam</a><a href="/b">Bin</a><a href="/l/w">Wedding</a><a href="/l/t">Taxes</a><a href="/ct">Contacts</a><a href="/st">Mail settings</a></nav>
<main><div class=tb><button>Reply all</button><button>Forward</button><button>Archive</button><button>Report spam</button><button>Print</button><button>Move to folder</button></div><h1>Re: Barn for 20 September</h1>
<div class=m><b>You</b> <small>to events@oldmillbarn.example · 3 June 19:20</small><p>Hello, we are looking for a place to celebrate our wedding on 20 September with about 85 guests. Is the barn still free, and what would it be?</p></div>
<div class=m><b>Philippa Thorne, Old Mill Barn</b> <small>4 June 10:05</small><p>Dear both, congratulations! The date is free. Hire of the barn is £3,200 from Friday noon to Sunday 11 am.</p><p>The barn seats 110 at round tables; the garden marquee another 40.</p><p>A deposit of £800 secures the date; we can hold it for you without obligation until 18 June.</p><p>Music has to stop at 23:30 because of the neighbours.</p><p>You may bring your own caterer, but drinks must be bought from us.</p></div>
<div class=m><b>You</b> <small>4 June 21:41</small><p>That sounds lovely! Could we have a look some time, and are dogs allowed? Ours would carry the rings.</p></div>
<div class=m><b>Philippa Thorne, Old Mill Barn</b> <small>5 June 09:12</small><p>A ring-bearing dog is most welcome, on a lead in the courtyard. Come by on Saturday 14 June at 15:00, my colleague Desmond will show you round.</p><p>There are six bedrooms on site at £95 a night each, and a hotel in the village.</p><p>If you cancel more than 90 days ahead, we return the deposit in full.</p><p>My direct line is 01632 960 744.</p><p>Attachments: <a href="/a/1">menu-drinks-2025.pdf</a> <a href="/a/2">floorplan.png</a> <a href="/a/3">contract-draft.docx</a></p></div>
<p><a href="/add">Add to calendar: Visit, 14 June</a></p></main><footer style="grid-column:1/3;padding:8px 24px;color:#666">4.1 GB of 15 GB used · <a href="/storage">Manage storage</a> · <a href="/terms">Terms</a></footer>`,
  asks: [
    { q: 'What does it cost to rent the barn?', answer: '3,200' },
    { q: 'Until when do they keep the date for us?', answer: '18 June' },
    { q: 'When do we have to turn off the band?', answer: '23:30' },
    { q: 'Who is going to show us the place?', answer: 'Desmond' },
    { q: 'Can I call Philippa, and under what number?', answer: '960 744' },
    { q: 'How far is the barn from the railway station?', answer: null },
  ],
  ways: [
    { need: 'How much is a bottle of wine at the barn?', link: 'menu-drinks-2025.pdf' },
    { need: 'Send these messages to my mother', link: 'Forward' },
    { need: 'How will the tables be arranged?', link: 'floorplan.png' },
    { need: 'My mailbox is nearly full, make room', link: 'Manage storage' },
    { need: 'I started a letter yesterday and did not send it', link: 'Drafts' },
    { need: 'Set up an automatic answer for my holiday', link: 'Mail settings' },
  ],
};
