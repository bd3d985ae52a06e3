export default {
  site: 'Metro Lorne open data', path: '/developers/departures',
  html: `<title>Departures API – Metro Lorne Developers</title><style>body{font:15px/1.5 system-ui,Arial;margin:0}.g{display:grid;grid-template-columns:210px 1fr}.g>nav{padding:16px;background:#f7f7f9;font-size:14px}.g>nav a{display:block;padding:4px 0}main{padding:6px 28px;font-size:14px;max-width:760px}code{background:#eee;padding:1px 4px}pre{background:#222;color:#dfd;padding:8px;font-size:13px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:4px 8px;text-align:left}header{padding:10px 24px;background:#12355b;color:#fff}header a{color:#fff;margin-right:14px}</style>
<header><b>Metro Lorne Developers</b> <a href="/">Passenger site</a><a href="/dev/login">Console</a><a href="/dev/forum">Community forum</a></header>
<div class=g><nav><a href="/d/start">Getting started</a><a href="/d/keys">Keys and sign-in</a><a href="/d/stops">Stops</a><a href="/d/departures">Departures</a><a href="/d/alerts">Service alerts</a><a href="/d/vehicles">Vehicle positions</a><a href="/d/gtfs">Full timetable download</a><a href="/d/errors">Error codes</a><a href="/d/changelog">Changelog</a><a href="/d/licence">Licence and attribution</a><a href="/d/status">System status</a></nav>
<main><h1>Departures</h1><p>Returns the next departures at a stop, with predictions. Data is refreshed every 20 seconds.</p><pre>GET https://api.metrolorne.example/v3/stops/{id}/departures</pre>
<h2>Parameters</h2><table><tr><th>Name</th><th>Type</th><th>Default</th><th>Meaning</th></tr><tr><td>limit</td><td>integer</td><td>10</td><td>Number of results, at most 80</td></tr><tr><td>from</td><td>timestamp</td><td>now</td><td>Start of the window, not more than 7 days ahead</td></tr><tr><td>span</td><td>minutes</td><td>60</td><td>Length of the window, at most 1440</td></tr><tr><td>modes</td><td>list</td><td>all</td><td>tram, bus, metro, funicular</td></tr><tr><td>lang</td><td>string</td><td>en</td><td>Language of destination names: en, gd, fr</td></tr><tr><td>wheelchair</td><td>boolean</td><td>false</td><td>Only step-free vehicles</td></tr></table>
<h2>Fields of the answer</h2><table><tr><th>Field</th><th>Meaning</th></tr><tr><td>planned</td><td>Time in the timetable, ISO 8601 with offset</td></tr><tr><td>expected</td><td>Predicted time; absent if there is no signal</td></tr><tr><td>line</td><td>Public name of the line</td></tr><tr><td>bay</td><td>Platform or stand, as a string</td></tr><tr><td>load</td><td>Crowding from 0 (empty) to 4 (full)</td></tr><tr><td>cancelled</td><td>True if the trip does not run</td></tr></table>
<h2>Limits</h2><p>The free plan allows 5,000 requests a day and 10 a second. Going over returns status 429; wait for the number of seconds in <code>Retry-After</code>.</p><p>Answers may be cached for 15 seconds. Keys that have not been used for 180 days are switched off.</p><p>Version 2 will be shut down on 30 June 2026. Version 3 is supported until at least 2029.</p>
<h2>Notes</h2><p>Send your key in the header <code>X-Lorne-Key</code>, never in the address.</p><p>Night buses after midnight belong to the previous operating day, which ends at 4:30.</p><p>Historical departures are not offered here.</p></main></div><footer style="padding:10px 24px"><a href="/dev/plans">Plans for heavy use</a> <a href="/dev/bug">Report a data error</a> <a href="/dev/showcase">Apps built with our data</a></footer>`,
  asks: [
    { q: 'How many results can I get at most in one call?', answer: 'at most 80' },
    { q: 'How often is the data updated?', answer: '20 seconds' },
    { q: 'How do I find out how full a bus is?', answer: 'Crowding' },
    { q: 'I still use the second version. Until when will it work?', answer: '30 June 2026' },
    { q: 'Which header does the key go into?', answer: 'X-Lorne-Key' },
    { q: 'How much does the paid plan cost?', answer: null },
  ],
  ways: [
    { need: 'I need a key of my own. How do I get one?', link: 'Keys and sign-in' },
    { need: 'Where exactly is each tram on the map at this moment?', link: 'Vehicle positions' },
    { need: 'I get 503 all the time. Are you down?', link: 'System status' },
    { need: 'Must I name you as the source in my app?', link: 'Licence and attribution' },
    { need: 'Five thousand calls a day are not enough for us', link: 'Plans for heavy use' },
    { need: 'One of the stops is drawn in the river', link: 'Report a data error' },
  ],
};
