import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const MENUS: ReadonlyArray<readonly [string, ReadonlyArray<readonly [string, string]>]> = [
  [
    'Our work',
    [
      ['Animal hospitals', '/hospitals'],
      ['Woods and meadows', '/woods'],
      ['How we spend your money', '/money'],
    ],
  ],
  [
    'Get involved',
    [
      ['Volunteer', '/volunteer'],
      ['Adopt a hedgehog', '/adopt'],
      ['Run for us', '/run'],
    ],
  ],
];

const page = (title: string, body: string, script = ''): string => `<title>${title} | Open Burrow</title>${PAGES}
<style>body{margin:0;font:16px/1.6 "Trebuchet MS",sans-serif;color:#243}header{display:flex;gap:18px;align-items:center;padding:12px 26px;border-bottom:3px solid #7a9a01}header button{font:inherit;border:0;background:none;cursor:pointer}.m{position:relative}.m ul{position:absolute;background:#fff;border:1px solid #9b9;list-style:none;margin:0;padding:8px 14px;width:200px;z-index:3}main{max-width:820px;margin:18px auto;padding:0 20px;min-height:320px}.o{background:#e2711d;color:#fff;border:0;border-radius:20px;padding:8px 18px;font:inherit;text-decoration:none}footer{padding:16px 26px;background:#eef3dd}</style>
<header><a href="/"><b>Open Burrow</b></a>${MENUS.map(([name, entries], i) => `<div class=m><button aria-expanded=false aria-haspopup=true onclick="var u=this.nextElementSibling;u.hidden=!u.hidden;this.setAttribute('aria-expanded',!u.hidden)">${name}</button><ul hidden id=m${i}>${entries.map(([label, path]) => `<li><a href="${path}">${label}</a></li>`).join('')}</ul></div>`).join('')}<a href="/news">News</a><a href="/mine">My Burrow</a><a class=o href="/give">Donate</a></header><main><h1>${title}</h1>${body}</main><footer><a href="/write">Contact us</a> <a href="/accounts">Annual report</a></footer><script>${script}</script>`;

/** A charity: menus that open at the top, and what one gives each month behind an account. */
export const CHARITY = written(
  'charity',
  {
    '/': page(
      'For everything that lives underground',
      `<p>Last year we nursed 4,100 animals.</p><a href="/adopt">Adopt a hedgehog today</a>`,
    ),
    '/hospitals': page(
      'Animal hospitals',
      `<ul><li><a href="/h/thornby">Thornby Wildlife Hospital</a><li><a href="/h/norwick">Norwick Animal Ward</a><li><a href="/h/sale">Sale Bat Clinic</a></ul>`,
    ),
    '/h/thornby': page('Thornby Wildlife Hospital', `<p>Open day and night. Telephone 0555 300 21.</p>`),
    '/h/norwick': page('Norwick Animal Ward', `<p>Open 7:00 to 21:00. Telephone 0555 300 48.</p>`),
    '/h/sale': page('Sale Bat Clinic', `<p>By appointment. Telephone 0555 300 77.</p>`),
    '/woods': page('Woods and meadows', `<p>We own 26 woods.</p>`),
    '/money': page(
      'How we spend your money',
      `<p>Of each pound that you give, 83 pence go to the animals, 11 into finding new supporters and 6 into the office.</p>`,
    ),
    '/volunteer': page(
      'Volunteer',
      `<p>1 to 3 of 6</p><ul><li><a href="/v/driver">Ambulance driver, Thornby</a><li><a href="/v/warden">Wood warden, Pennow</a><li><a href="/v/shop-sale">Shop helper, Sale</a></ul><a href="/volunteer-2">More roles</a>`,
    ),
    '/volunteer-2': page(
      'Volunteer',
      `<p>4 to 6 of 6</p><ul><li><a href="/v/phone">Telephone helper, at home</a><li><a href="/v/shop-aldham">Shop helper, Aldham</a><li><a href="/v/counter">Bat counter, Sale</a></ul><a href="/volunteer">Back</a>`,
    ),
    ...Object.fromEntries(
      (
        [
          ['driver', 'Ambulance driver, Thornby'],
          ['warden', 'Wood warden, Pennow'],
          ['shop-sale', 'Shop helper, Sale'],
          ['phone', 'Telephone helper, at home'],
          ['shop-aldham', 'Shop helper, Aldham'],
          ['counter', 'Bat counter, Sale'],
        ] as const
      ).map(([id, name]) => [
        `/v/${id}`,
        page(
          name,
          `<p>A few hours a week. We pay your fares.</p><form id=f><p><label>Your name <input name=n></label></p><p><label>E-mail <input name=m></label></p><button class=o>Offer my help</button></form>`,
          `$('f').onsubmit=function(e){e.preventDefault();if(!this.n.value||!/@/.test(this.m.value))return;put('role',get('role',[]).concat('${id}'));this.outerHTML='<p>Thank you! We will call you.</p>'}`,
        ),
      ]),
    ),
    '/adopt': page(
      'Adopt a hedgehog',
      `<p>From £3 a month.</p><button class=o onclick="put('adopted',1)">Adopt</button>`,
    ),
    '/run': page('Run for us', `<p>Places in the Pennow half marathon.</p>`),
    '/give': page(
      'Donate',
      `<p><button onclick="stir('give')">£5</button> <button onclick="stir('give')">£10</button> <button onclick="stir('give')">£25</button></p><label><input type=radio name=r onclick="stir('give')"> Once</label> <label><input type=radio name=r onclick="stir('give')"> Monthly</label><p><button class=o onclick="put('given',1)">Give now</button></p>`,
    ),
    '/news': page('News', `<p>Badgers are back in Pennow wood.</p>`),
    '/write': page(
      'Contact us',
      `<p>Telephone 0555 300 10.</p><textarea oninput="stir('write')"></textarea><button class=o>Send</button>`,
    ),
    '/accounts': page('Annual report', `<p>Income: £6.1 million.</p>`),
    '/signin': page(
      'My Burrow',
      `<form class=in><p><label>Supporter number <input name=u></label></p><p><label>Password <input type=password name=p></label></p><p id=wrong role=alert></p><button class=o>Enter</button></form>`,
      signIn('551204', 'Mole-hill-2', '/mine'),
    ),
    '/mine': page(
      'My Burrow',
      `<p>Thank you for being with us since 2019.</p><p><a href="/mine/gifts">My gifts</a></p><p><a href="/mine/post">What we send you</a></p><p><a href="/mine/me">About me</a></p>`,
      'signed()',
    ),
    '/mine/post': page(
      'What we send you',
      `<label><input type=checkbox checked onclick="stir('post')"> Magazine</label>`,
      'signed()',
    ),
    '/mine/me': page('About me', `<p>8 Mill Lane <button onclick="stir('me')">Edit</button></p>`, 'signed()'),
    '/mine/gifts': page(
      'My gifts',
      `<p>£8 each month since May 2019, by direct debit.</p><div id=g></div>`,
      `signed();function draw(){$('g').innerHTML=get('end',0)?'<p>Your monthly gift has ended.</p>':'<button onclick="stir(\\'more\\')">Change amount</button> <button onclick="$(\\'s\\').hidden=false">End my monthly gift</button><p id=s hidden>Are you sure? <button onclick="put(\\'end\\',1);draw()">Yes, end it</button></p>'}draw()`,
    ),
  },
  [
    {
      name: 'no more each month',
      asks: 'You cannot afford your monthly donation any longer. Stop it.',
      knows: { supporterNumber: '551204', password: 'Mole-hill-2' },
      holds: 's.end===1&&!s.given&&!s.adopted',
    },
    {
      name: 'a number in Norwick',
      asks: "What is the telephone number of the charity's hospital in Norwick?",
      says: /300 48/,
    },
    {
      name: 'help in a shop',
      asks: "You would like to help in the charity's shop in Aldham. Offer them your help.",
      knows: { name: 'Rosa Delgado', email: 'rosa@example.org' },
      holds: "s.role&&s.role.length===1&&s.role[0]==='shop-aldham'",
    },
    { name: 'of each pound', asks: 'How much of each pound that is given goes to the animals?', says: /83/ },
  ],
);
