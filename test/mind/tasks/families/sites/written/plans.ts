import { written } from './written.ts';

const page = (title: string, body: string, script = '') => `<title>${title} | Paperplane</title>
<style>:root{--p:#6c4df6}*{box-sizing:border-box}body{margin:0;font:16px/1.55 Roboto,Arial,sans-serif;color:#1b1b2f}nav{display:flex;gap:26px;padding:16px 40px;align-items:center}nav a{text-decoration:none;color:#444}nav a.logo{font-weight:700;color:var(--p);font-size:20px}main{max-width:940px;margin:20px auto;padding:0 24px}.plans{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.plan{border:1px solid #ddd;border-radius:12px;padding:20px}.plan h2{margin:0}.plan .amount{font-size:30px;font-weight:700}.plan ul{padding-left:18px}.cta{display:block;width:100%;border:0;border-radius:8px;background:var(--p);color:#fff;padding:10px;font:inherit;cursor:pointer}.seg{display:inline-flex;border:1px solid var(--p);border-radius:20px;overflow:hidden;margin-bottom:16px}.seg button{border:0;background:#fff;padding:7px 18px;font:inherit;cursor:pointer}.seg button.on{background:var(--p);color:#fff}.two{display:grid;grid-template-columns:200px 1fr;gap:30px}.two ul{list-style:none;padding:0}.two li a{color:#444;display:block;padding:7px 0}.fld{margin:14px 0}.fld label{display:block;font-size:14px;color:#555}.fld input{padding:9px;width:320px;border:1px solid #ccc;border-radius:6px;font:inherit}.hint{font-size:13px;color:#b3261e;min-height:18px}.switch{position:relative;display:inline-block;width:42px;height:22px;background:#bbb;border-radius:11px;cursor:pointer;vertical-align:middle}.switch[aria-checked=true]{background:var(--p)}.switch i{position:absolute;left:2px;top:2px;width:18px;height:18px;background:#fff;border-radius:50%}.switch[aria-checked=true] i{left:22px}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #eee}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #eee;padding:9px;text-align:left}</style>
<nav><a class=logo href="/">Paperplane</a><a href="/pricing">Pricing</a><a href="/help">Help</a><span style="flex:1"></span><a href="/account">Account</a></nav><main>${body}</main><script>${script}</script>`;

const account = (title: string, body: string, script = '') =>
  page(
    title,
    `<div class=two><ul><li><a href="/account">Profile</a></li><li><a href="/account/security">Security</a></li><li><a href="/account/notifications">Notifications</a></li><li><a href="/account/billing">Billing</a></li></ul><div><h1>${title}</h1>${body}</div></div>`,
    script,
  );

/** A service that is paid by the month: plans side by side, an account with a password, switches and bills. */
export const PLANS = written(
  'plans',
  {
    '/': page(
      'Home',
      `<h1>Newsletters that people open</h1><p>Write, send, count.</p><p><a href="/pricing">See our plans</a></p>`,
    ),
    '/pricing': page(
      'Pricing',
      `<h1>Pricing</h1><div class=seg><button class=on id=mo>Monthly</button><button id=ye>Yearly</button></div><div class=plans id=g></div><h2>Questions</h2><p><b>Can I cancel at any time?</b><br>Yes, to the end of the month.</p>`,
      `var P=[['Starter','500 readers','1 sender',9,'No automation'],['Team','5,000 readers','5 senders',29,'Automation'],['Studio','25,000 readers','Unlimited senders',79,'Automation and own domain']],y=false;function draw(){$('g').innerHTML=P.map(function(p){return '<div class=plan><h2>'+p[0]+'</h2><div class=amount>$'+(y?p[3]*10:p[3])+'</div><div>per '+(y?'year':'month')+'</div><ul><li>'+p[1]+'</li><li>'+p[2]+'</li><li>'+p[4]+'</li></ul><button class=cta onclick="put(\\'plan\\',{p:\\''+p[0]+'\\',y:y});location.href=\\'/switched\\'">Choose '+p[0]+'</button></div>'}).join('');$('mo').className=y?'':'on';$('ye').className=y?'on':''}$('mo').onclick=function(){y=false;draw()};$('ye').onclick=function(){y=true;draw()};draw()`,
    ),
    '/switched': page(
      'Plan',
      `<h1>You are on a new plan</h1><p id=p></p>`,
      `var p=get('plan');$('p').textContent='Your plan is now '+p.p+', paid '+(p.y?'yearly':'monthly')+'.'`,
    ),
    '/help': page(
      'Help',
      `<h1>Help</h1><ul><li><a href="/help/import">Importing readers</a></li><li><a href="/help/limits">Limits</a></li><li><a href="/help/domains">Your own domain</a></li></ul>`,
    ),
    '/help/import': page(
      'Importing readers',
      `<h1>Importing readers</h1><p>Upload a CSV file with one address in each line. Files may be up to 20 MB large.</p>`,
    ),
    '/help/limits': page(
      'Limits',
      `<h1>Limits</h1><table><tr><th></th><th>Starter</th><th>Team</th><th>Studio</th></tr><tr><td>Mails a day</td><td>1,000</td><td>20,000</td><td>100,000</td></tr><tr><td>Attachments</td><td>2 MB</td><td>10 MB</td><td>25 MB</td></tr><tr><td>Kept for</td><td>30 days</td><td>1 year</td><td>5 years</td></tr></table>`,
    ),
    '/help/domains': page('Your own domain', `<h1>Your own domain</h1><p>Only with the Studio plan.</p>`),
    '/account': account(
      'Profile',
      `<div class=fld><label for=dn>Display name</label><input id=dn value="Ada B."></div><div class=fld><label for=em>Email</label><input id=em value="ada@example.org"></div><button class=cta style="width:120px" onclick="put('name',$('dn').value);put('mail',$('em').value);$('k').textContent='Profile saved'">Save</button><p id=k role=status></p>`,
    ),
    '/account/security': account(
      'Security',
      `<form onsubmit="event.preventDefault();go()"><div class=fld><label for=o>Current password</label><input id=o type=password></div><div class=fld><label for=n>New password</label><input id=n type=password><div class=hint id=nh></div></div><div class=fld><label for=r>Repeat new password</label><input id=r type=password><div class=hint id=rh></div></div><div class=hint id=h></div><button class=cta style="width:200px">Change password</button></form>`,
      `function go(){$('nh').textContent=$('n').value.length<12?'Use 12 characters or more.':/\\d/.test($('n').value)?'':'Use a digit.';$('rh').textContent=$('n').value!==$('r').value?'This is not the same.':'';$('h').textContent=$('o').value!=='old-Harbour-7'?'The current password is wrong.':'';if($('nh').textContent||$('rh').textContent||$('h').textContent)return;put('pw',$('n').value);document.querySelector('form').innerHTML='<p>Your password has been changed.</p>'}`,
    ),
    '/account/notifications': account(
      'Notifications',
      `<div id=l></div>`,
      `var N=['Weekly summary','Someone unsubscribes','Product news','A mail bounces'],S=get('sw',[true,true,true,false]);$('l').innerHTML=N.map(function(n,i){return '<div class=row><span>'+n+'</span><span class=switch role=switch tabindex=0 aria-label="'+n+'" aria-checked='+S[i]+' data-i='+i+'><i></i></span></div>'}).join('');$('l').onclick=function(ev){var e=ev.target.closest('.switch');if(!e)return;S[e.dataset.i]=!S[e.dataset.i];e.setAttribute('aria-checked',S[e.dataset.i]);put('sw',S)}`,
    ),
    '/account/billing': account(
      'Billing',
      `<p>Your plan: Starter, $9 per month. <a href="/pricing">Change plan</a></p><table><tr><th>Bill</th><th>Date</th><th>Amount</th><th></th></tr><tr><td>PP-118</td><td>1 November 2026</td><td>$9.00</td><td><a href="/bill?n=118">View</a></td></tr><tr><td>PP-104</td><td>1 October 2026</td><td>$9.00</td><td><a href="/bill?n=104">View</a></td></tr><tr><td>PP-91</td><td>1 September 2026</td><td>$14.50</td><td><a href="/bill?n=91">View</a></td></tr></table>`,
    ),
    '/bill': page(
      'Bill',
      `<h1>Bill PP-<span id=n></span></h1><table id=t></table>`,
      `$('n').textContent=q('n');$('t').innerHTML='<tr><td>Starter plan</td><td>$9.00</td></tr>'+(q('n')==='91'?'<tr><td>Extra readers</td><td>$5.50</td></tr>':'')+'<tr><td>Paid with</td><td>Visa ending 4410</td></tr>'`,
    ),
  },
  [
    {
      name: 'a plan that will do',
      asks: 'Switch to the cheapest plan with automation, paid yearly.',
      holds: "s.plan&&s.plan.p==='Team'&&s.plan.y===true",
    },
    {
      name: 'another password',
      asks: 'Change your password.',
      knows: { password: 'old-Harbour-7', 'new password': 'Nine-kites-42-up' },
      holds: "s.pw==='Nine-kites-42-up'",
    },
    {
      name: 'two switches',
      asks: 'Turn off the product news and get a notification when a mail bounces.',
      holds: 's.sw&&s.sw[0]&&s.sw[1]&&!s.sw[2]&&s.sw[3]',
    },
    { name: 'what was dearer', asks: 'Why was the bill of September higher than the others?', says: /extra readers/i },
    { name: 'how large', asks: 'How large may attachments be in the Team plan?', says: /10 MB/ },
  ],
);
