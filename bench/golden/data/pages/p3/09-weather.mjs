export default {
  site: 'SkyDesk Weather', path: '/forecast/lindholm',
  html: `<title>Lindholm: 7-day forecast – SkyDesk</title><style>body{font:15px/1.45 Arial;margin:0;background:#eaf3fb}header{background:#1d5fa8;padding:12px 20px}header a{color:#fff;margin-right:14px}main{padding:10px 20px;max-width:960px}table{width:100%;background:#fff;border-collapse:collapse}td,th{padding:6px;border-bottom:1px solid #dde;text-align:left}.warn{background:#ffdf80;padding:8px}.box{background:#fff;padding:8px 14px;margin-top:12px}</style>
<header><a href="/">SkyDesk</a><a href="/radar">Rain radar</a><a href="/warnings">All warnings</a><a href="/marine">Marine forecast</a><a href="/pollen">Pollen</a><a href="/snow">Snow and avalanches</a><a href="/climate">Climate data</a><a href="/app">Mobile app</a></header>
<main><h1>Lindholm</h1><p>Issued Tuesday at 6:10. The next update is due at 12:10.</p><p class="warn">Yellow warning: gales along the coast from Thursday 15:00 to Friday 4:00, gusts up to 95 km/h.</p>
<table><tr><th>Day</th><th>Sky</th><th>High</th><th>Low</th><th>Rain</th><th>Wind</th></tr><tr><td>Tuesday</td><td>sunny spells</td><td>17°</td><td>8°</td><td>0 mm</td><td>W 15 km/h</td></tr><tr><td>Wednesday</td><td>clear</td><td>21°</td><td>9°</td><td>0 mm</td><td>S 10 km/h</td></tr><tr><td>Thursday</td><td>cloud, then rain</td><td>16°</td><td>11°</td><td>14 mm</td><td>SW 55 km/h</td></tr><tr><td>Friday</td><td>showers</td><td>12°</td><td>6°</td><td>6 mm</td><td>NW 40 km/h</td></tr><tr><td>Saturday</td><td>thunderstorms</td><td>13°</td><td>5°</td><td>9 mm</td><td>N 25 km/h</td></tr><tr><td>Sunday</td><td>fog, later bright</td><td>14°</td><td>2°</td><td>1 mm</td><td>calm</td></tr><tr><td>Monday</td><td>overcast</td><td>15°</td><td>7°</td><td>2 mm</td><td>E 12 km/h</td></tr></table>
<div class="box"><h2>Today in detail</h2><ul><li>Sunrise 6:42, sunset 19:18</li><li>UV index 4, moderate</li><li>Humidity 63%</li><li>Air pressure 1019 hPa, falling</li><li>Water temperature at the pier 13.5°</li><li>Moon: waxing, full on the 28th</li></ul></div>
<div class="box"><h2>Outlook</h2><p>From the middle of next week high pressure builds from the east and night frost becomes possible inland.</p><h2>About these figures</h2><p>Values come from the station at Lindholm airfield, 38 m above the sea, in service since 1951. Forecasts beyond day five are right in about six cases of ten.</p></div></main>
<footer style="padding:14px 20px"><a href="/report">Report the weather where you are</a> · <a href="/business">Services for farms and builders</a> · <a href="/contact">Contact the forecasters</a></footer>`,
  asks: [
    { q: 'We plan a picnic on Wednesday. How warm will it get?', answer: '21°' },
    { q: 'When should I be off the beach because of the storm?', answer: 'Yellow warning' },
    { q: 'At what time does it get dark tonight?', answer: 'sunset 19:18' },
    { q: 'How warm is the sea?', answer: '13\\.5°' },
    { q: 'Will there be thunder at the weekend?', answer: 'thunderstorms' },
    { q: 'How much birch pollen is in the air today?', answer: null },
  ],
  ways: [
    { need: 'I have hay fever. How bad will it be today?', link: 'Pollen' },
    { need: 'Where is it raining at this very moment?', link: 'Rain radar' },
    { need: 'I go sailing on Friday and need the wave height', link: 'Marine forecast' },
    { need: 'How hot was the summer of 1976?', link: 'Climate data' },
    { need: 'Get the forecast on my phone', link: 'Mobile app' },
    { need: 'Let you know that it is hailing in my village', link: 'Report the weather where you are' },
  ],
};
