export default {
  site: 'Northern Handball League', path: '/results/round-14',
  html: `<title>Round 14 results – Northern Handball League</title><style>body{font:14px/1.45 Arial;margin:0}header{background:#8c1022;padding:12px 20px}header a{color:#fff;margin-right:14px}main{padding:8px 20px;display:grid;grid-template-columns:1fr 1fr;gap:24px}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ddd;padding:5px;text-align:left}</style>
<header><a href="/">NHL</a><a href="/fixtures">Fixtures</a><a href="/results">Results</a><a href="/players">Player statistics</a><a href="/clubs">Clubs</a><a href="/referees">Referees</a><a href="/rules">Competition rules</a><a href="/youth">Youth leagues</a><a href="/live">Live stream</a></header>
<main><section><h1>Round 14</h1><table><tr><th>Date</th><th>Match</th><th>Score</th><th>Half-time</th><th>Spectators</th></tr><tr><td>Fri 23 Jan</td><td>Aldby – Krossen</td><td>28:31</td><td>15:14</td><td>1,240</td></tr><tr><td>Sat 24 Jan</td><td>Vestra – Holm United</td><td>25:25</td><td>11:13</td><td>870</td></tr><tr><td>Sat 24 Jan</td><td>Tarnby – Eskil</td><td>33:22</td><td>18:9</td><td>2,015</td></tr><tr><td>Sun 25 Jan</td><td>Rosvik – Sund HK</td><td>postponed</td><td>–</td><td>–</td></tr><tr><td>Sun 25 Jan</td><td>Feldt – Marlo</td><td>27:26</td><td>12:16</td><td>655</td></tr></table>
<p>Rosvik against Sund HK could not be played because of a burst pipe in the hall. It will be made up on 11 February at 19:30.</p><p>Top scorer of the round: Ida Brekke of Tarnby with 12 goals.</p><p>Player Mats Orre of Vestra was shown a red card and is suspended for two matches.</p></section>
<section><h2>Table</h2><table><tr><th>#</th><th>Club</th><th>Played</th><th>Goals</th><th>Points</th></tr><tr><td>1</td><td>Tarnby</td><td>14</td><td>421:360</td><td>24</td></tr><tr><td>2</td><td>Krossen</td><td>14</td><td>402:371</td><td>21</td></tr><tr><td>3</td><td>Sund HK</td><td>13</td><td>377:355</td><td>17</td></tr><tr><td>4</td><td>Feldt</td><td>14</td><td>390:388</td><td>16</td></tr><tr><td>5</td><td>Aldby</td><td>14</td><td>399:401</td><td>13</td></tr><tr><td>6</td><td>Vestra</td><td>14</td><td>365:379</td><td>11</td></tr><tr><td>7</td><td>Rosvik</td><td>13</td><td>340:358</td><td>10</td></tr><tr><td>8</td><td>Holm United</td><td>14</td><td>351:380</td><td>9</td></tr><tr><td>9</td><td>Marlo</td><td>14</td><td>344:372</td><td>8</td></tr><tr><td>10</td><td>Eskil</td><td>14</td><td>320:345</td><td>7</td></tr></table><p>The first four reach the play-offs; the last club is relegated. With equal points, the goal difference decides.</p><p>The cup final takes place in the Nordhallen on 18 April.</p><p><a href="/results/round-13">Round 13</a> <a href="/results/round-15">Round 15</a> <a href="/tickets">Tickets</a></p></section></main>
<footer style="padding:14px 20px"><a href="/press">Press accreditation</a> · <a href="/become-referee">Become a referee</a> · <a href="/shop">Fan shop</a></footer>`,
  asks: [
    { q: 'How did the game between Aldby and Krossen end?', answer: '28:31' },
    { q: 'When will the match that was called off be played?', answer: '11 February' },
    { q: 'How many points does Feldt have?', answer: '390:388' },
    { q: 'Who threw the most goals this round?', answer: 'Ida Brekke' },
    { q: 'What counts if two teams have the same number of points?', answer: 'goal difference' },
    { q: 'Who coaches Tarnby?', answer: null },
  ],
  ways: [
    { need: 'Who leads the list of goal scorers this season?', link: 'Player statistics' },
    { need: 'Watch the games from home', link: 'Live stream' },
    { need: 'Buy a seat for the next game', link: 'Tickets' },
    { need: 'My daughter is eleven. Where can she play?', link: 'Youth leagues' },
    { need: 'I want to learn to blow the whistle myself', link: 'Become a referee' },
    { need: 'Get a scarf in my team\'s colours', link: 'Fan shop' },
  ],
};
