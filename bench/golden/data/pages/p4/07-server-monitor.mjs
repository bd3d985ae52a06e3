export default {
  site: 'Beaconwatch', path: '/hosts/db-prod-2',
  html: `<title>db-prod-2 · Beaconwatch</title><style>body{margin:0;background:#10151c;color:#d5dde6;font:13px/1.5 "Segoe UI",sans-serif}a{color:#6cc7ff}header{padding:10px 20px;background:#1a222d}header a{margin-right:16px}main{padding:16px 20px;display:grid;grid-template-columns:1fr 1fr;gap:16px}section{background:#18202a;padding:12px 16px;border-radius:4px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:4px;border-bottom:1px solid #2a3542}.w{grid-column:1/3}button{background:#2a3a4c;color:#fff;border:0;padding:5px 10px}</style>
<header><a href="/">Beaconwatch</a><a href="/hosts">Hosts</a><a href="/services">Services</a><a href="/alerts">Alert rules</a><a href="/inc">Incidents</a><a href="/logs">Log search</a><a href="/dash">Dashboards</a><a href="/mw">Maintenance windows</a><a href="/int">Integrations</a><a href="/bill">Billing</a></header>
<main><div class=w><h1>db-prod-2</h1><p>PostgreSQL replica, rack F12, Frankfurt. Owned by team Storage (channel #storage-ops).</p><button>Mute for 1 hour</button> <button>Restart agent</button> <button>Open SSH console</button> <button>Edit tags</button></div>
<section><h2>Now</h2><table><tr><th>Metric</th><th>Current</th><th>Warning at</th><th>Critical at</th></tr><tr><td>CPU</td><td>41 %</td><td>75 %</td><td>90 %</td></tr><tr><td>Memory</td><td>78 %</td><td>80 %</td><td>95 %</td></tr><tr><td>Disk /data</td><td>87 %</td><td>85 %</td><td>93 %</td></tr><tr><td>Replication lag</td><td>0.4 s</td><td>5 s</td><td>30 s</td></tr><tr><td>Connections</td><td>212</td><td>400</td><td>480</td></tr></table></section>
<section><h2>System</h2><p>Operating system: Debian 12</p><p>Kernel: 6.1.0-21</p><p>CPU model: 16 cores, EPYC 7313</p><p>RAM: 128 GB</p><p>Uptime: 143 days</p><p>IP address: 10.20.4.62</p><p>Agent version: 7.51.2</p><p>Last backup: today 03:14, 512 GB, took 47 min</p><p>TLS certificate valid until 2 October</p></section>
<section class=w><h2>Recent alerts</h2><table><tr><th>Time</th><th>Alert</th><th>Severity</th><th>Duration</th><th>Acknowledged by</th></tr><tr><td>Today 06:21</td><td>Disk /data above 85 %</td><td>Warning</td><td>ongoing</td><td>–</td></tr><tr><td>Yesterday 22:47</td><td>Replication lag 38 s</td><td>Critical</td><td>9 min</td><td>Hana Mizuki</td></tr><tr><td>4 June 14:02</td><td>Failed logins: 61 in 5 min</td><td>Warning</td><td>22 min</td><td>Oskar Flinn</td></tr><tr><td>29 May 01:30</td><td>Agent not reporting</td><td>Critical</td><td>3 min</td><td>Priya Nair</td></tr></table><p>At the current growth the data disk will be full in 11 days. <a href="/hosts/db-prod-2/forecast">Capacity forecast</a></p><p><a href="/rb/disk">Runbook: disk nearly full</a> · <a href="/rb/lag">Runbook: replication lag</a></p></section></main><footer style="padding:10px 20px"><a href="/docs">Documentation</a> <a href="/status">Platform status</a></footer>`,
  asks: [
    { q: 'How long until the disk runs out of space?', answer: '11 days' },
    { q: 'Who took care of the failed logins?', answer: 'Oskar Flinn' },
    { q: 'At what memory use does it become critical?', answer: '95 %' },
    { q: 'Since how long has this machine been running without a reboot?', answer: '143 days' },
    { q: 'When does the certificate run out?', answer: '2 October' },
    { q: 'What does this server cost us per month?', answer: null },
  ],
  ways: [
    { need: 'What should I do step by step now that the disk is filling up?', link: 'Runbook: disk nearly full' },
    { need: 'Stop the alarms of this host for a while, I am working on it', link: 'Mute for 1 hour' },
    { need: 'Announce planned work on Saturday night so that nobody is paged', link: 'Maintenance windows' },
    { need: 'Send alarms to our chat program', link: 'Integrations' },
    { need: 'Find all messages with "deadlock" from last night', link: 'Log search' },
    { need: 'Is Beaconwatch itself having trouble today?', link: 'Platform status' },
  ],
};
