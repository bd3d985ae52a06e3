export default {
  site: 'Dayspring Calendar', path: '/week/2025-24',
  html: `<title>Week 24 – Dayspring</title><style>body{margin:0;font:13px/1.4 "Trebuchet MS",sans-serif}header{display:flex;gap:14px;padding:10px 18px;background:#fff4e0;align-items:center}.days{display:grid;grid-template-columns:repeat(5,1fr);gap:1px;background:#ddd}.day{background:#fff;padding:8px;min-height:330px}.ev{background:#e5f0ff;border-left:4px solid #36c;padding:5px;margin:6px 0}.ev.p{background:#e9f8e6;border-color:#3a3}aside{padding:12px 18px}</style>
<header><b>Dayspring</b><button>Today</button><a href="/day">Day</a><a href="/week">Week</a><a href="/month">Month</a><a href="/rooms">Book a room</a><a href="/find">Find a time</a><a href="/shared">Shared calendars</a><a href="/hol">Public holidays</a><a href="/set">Preferences</a><button>New event</button></header>
<main><h1>9–13 June, week 24</h1><div class=days>
<div class=day><h3>Mon 9</h3><div class=ev>09:00–09:30 Stand-up, Room Elbe</div><div class="ev p">12:15–13:00 Lunch with Farida, Noodle House</div><div class=ev>14:00–15:30 Budget review, host: Anselm Roth</div></div>
<div class=day><h3>Tue 10</h3><div class=ev>10:00–11:00 Interview: Zoe Kirsch, Room Weser</div><div class="ev p">17:40 Dentist, Dr Malik, Lindenstr. 8</div></div>
<div class=day><h3>Wed 11</h3><div class=ev>08:30–12:00 First aid refresher, canteen, bring your card</div><div class=ev>15:00–16:00 Call with Osaka, dial-in 4482-917</div></div>
<div class=day><h3>Thu 12</h3><div class=ev>09:00–09:30 Stand-up, online</div><div class="ev p">16:30 Pick up Leo from judo</div><div class="ev p">20:00 Choir rehearsal, St Anna's hall</div></div>
<div class=day><h3>Fri 13</h3><div class=ev>All day: out of office, covered by Miriam Stolz</div><div class="ev p">07:52 Train to Bremen, coach 11, seat 64</div></div></div>
<aside><h2>Invitations waiting</h2><ul><li>Summer party, 3 July 18:00, boathouse – reply by 16 June. <a href="/inv/1">Answer invitation</a></li><li>Parents' evening class 4b, 24 June 19:30. <a href="/inv/2">See details</a></li></ul><h2>Working hours</h2><p>Mon–Thu 8:30–17:00, Fri off every second week. Colleagues cannot book you outside these hours.</p><p><a href="/sub">Subscribe on your phone</a> · <a href="/print">Print this week</a> · <a href="/bin">Deleted events</a></p></aside></main><footer style="padding:8px 18px"><a href="/help">Help</a></footer>`,
  asks: [
    { q: 'When do I have to be at the dentist?', answer: '17:40' },
    { q: 'Which seat do I have on the train?', answer: 'seat 64' },
    { q: 'Who stands in for me on Friday?', answer: 'Miriam Stolz' },
    { q: 'By when must I say whether I come to the summer party?', answer: '16 June' },
    { q: 'What is the code for the conference with the Japanese?', answer: '4482' },
    { q: 'When is my annual review with my boss?', answer: null },
  ],
  ways: [
    { need: 'Reserve a meeting space for Thursday afternoon', link: 'Book a room' },
    { need: 'Have these appointments on my mobile as well', link: 'Subscribe on your phone' },
    { need: 'When are all four of us free for an hour?', link: 'Find a time' },
    { need: 'I threw away an appointment by accident', link: 'Deleted events' },
    { need: 'I want to come to the summer party', link: 'Answer invitation' },
    { need: 'Which days in October are bank holidays?', link: 'Public holidays' },
  ],
};
