export default {
  site: 'Meadow Physio admin', path: '/admin/appointments/5521',
  html: `<title>Appointment 5521 – Practice Desk</title><style>body{font:14px/1.4 "Segoe UI",Arial;margin:0;background:#eef1f5}.shell{display:grid;grid-template-columns:180px 1fr}.shell>nav{background:#263238;padding:14px;min-height:900px}.shell>nav a{display:block;color:#cfd8dc;padding:6px 0}main{padding:10px 22px}.card{background:#fff;padding:6px 16px;margin-bottom:10px;border:1px solid #d5dbe1}dl{display:grid;grid-template-columns:170px 1fr 170px 1fr;gap:4px}dt{color:#667}dd{margin:0}table{width:100%;border-collapse:collapse}td,th{padding:4px 8px;border-bottom:1px solid #e0e0e0;text-align:left}button{margin-right:6px}</style>
<div class=shell><nav><a href="/a/day">Day view</a><a href="/a/patients">Patients</a><a href="/a/rooms">Rooms</a><a href="/a/billing">Billing</a><a href="/a/rx">Prescriptions</a><a href="/a/staff">Staff rota</a><a href="/a/stats">Statistics</a><a href="/a/stock">Supplies</a><a href="/a/set">Settings</a><a href="/a/audit">Audit log</a></nav>
<main><h1>Appointment 5521</h1><p><button>Reschedule</button><button>Mark as no-show</button><button>Print slip</button><button>Send reminder</button><button>Cancel appointment</button></p>
<div class=card><dl><dt>Patient</dt><dd>Gareth Lowe</dd><dt>Born</dt><dd>17 March 1962</dd><dt>Date</dt><dd>Thursday 20 November</dd><dt>Time</dt><dd>10:20 – 11:00</dd><dt>Therapist</dt><dd>Silke Brandt</dd><dt>Room</dt><dd>Treatment 3</dd><dt>Treatment</dt><dd>Manual therapy, left shoulder</dd><dt>Session</dt><dd>4 of 10</dd><dt>Referred by</dt><dd>Dr O. Mensah</dd><dt>Insurer</dt><dd>Albion Health</dd><dt>Co-payment</dt><dd>£14.30, open</dd><dt>Mobile</dt><dd>07700 900 618</dd><dt>Status</dt><dd>Confirmed by text on 17 November</dd><dt>Created by</dt><dd>Reception (Ivy)</dd></dl></div>
<div class=card><h2>Notes</h2><p>12 November, Silke: Abduction now 110 degrees, pain 3 out of 10. Continue with theraband, red.</p><p>5 November, Silke: Abduction 95 degrees, pain 5 out of 10. Heat pack tolerated well.</p><p>29 October, Jonas: First findings. Fell from a ladder in September. Allergic to latex and plaster.</p><p>Reception: Has a guide dog; needs the ground-floor waiting room.</p></div>
<div class=card><h2>Further appointments</h2><table><tr><th>No.</th><th>Date</th><th>Time</th><th>Therapist</th><th>Room</th><th>State</th></tr><tr><td>5388</td><td>29 October</td><td>9:00</td><td>Jonas Weir</td><td>Treatment 1</td><td>done</td></tr><tr><td>5430</td><td>5 November</td><td>10:20</td><td>Silke Brandt</td><td>Treatment 3</td><td>done</td></tr><tr><td>5479</td><td>12 November</td><td>16:40</td><td>Silke Brandt</td><td>Treatment 2</td><td>done</td></tr><tr><td>5560</td><td>27 November</td><td>8:20</td><td>Priya Nair</td><td>Pool</td><td>planned</td></tr><tr><td>5602</td><td>4 December</td><td>11:00</td><td>Silke Brandt</td><td>Treatment 3</td><td>requested</td></tr></table></div>
<div class=card><h2>Prescription</h2><p>Issued on 20 October, must be started within 14 days, expires on 31 January. Gaps of more than three weeks between sessions need a new one.</p></div></main></div>`,
  asks: [
    { q: 'What is the patient allergic to?', answer: 'Allergic to' },
    { q: 'Which of his ten sessions is this one?', answer: '4 of 10' },
    { q: 'On what number can I reach Mr Lowe?', answer: '900 618' },
    { q: 'How far could he raise his arm at the latest visit?', answer: '110 degrees' },
    { q: 'Who treats him in the pool?', answer: 'Priya Nair' },
    { q: 'Where does the patient live?', answer: null },
  ],
  ways: [
    { need: 'He called and would rather come in the afternoon', link: 'Reschedule' },
    { need: 'The patient simply did not turn up', link: 'Mark as no-show' },
    { need: 'Who changed this entry and when?', link: 'Audit log' },
    { need: 'Who is on duty next Monday?', link: 'Staff rota' },
    { need: 'We are running out of massage oil', link: 'Supplies' },
    { need: 'Send Albion Health an invoice', link: 'Billing' },
  ],
};
