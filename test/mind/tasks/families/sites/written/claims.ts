import { written } from './written.ts';

const page = (title: string, body: string, script = '') => `<title>${title} | Oakwell Insurance</title>
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#212529}.navbar{background:#14452f;display:flex;padding:10px 24px;gap:24px;align-items:center}.navbar a{color:#e9f5ee;text-decoration:none}.navbar-brand{font-weight:700;font-size:20px}.container{max-width:760px;margin:0 auto;padding:24px}.form-group{margin-bottom:16px}.form-label{display:block;margin-bottom:4px}.form-control{display:block;width:100%;padding:6px 12px;border:1px solid #ced4da;border-radius:4px;font:inherit;box-sizing:border-box}.is-invalid{border-color:#dc3545}.invalid-feedback{color:#dc3545;font-size:14px}.alert{padding:12px 18px;border-radius:4px;margin-bottom:16px}.alert-danger{background:#f8d7da;color:#842029}.alert-success{background:#d1e7dd;color:#0f5132}.btn{display:inline-block;padding:7px 14px;border-radius:4px;border:1px solid transparent;font:inherit;cursor:pointer;text-decoration:none}.btn-primary{background:#198754;color:#fff}.btn-link{color:#198754;background:none}.table{border-collapse:collapse;width:100%}.table td,.table th{padding:8px;border-bottom:1px solid #dee2e6;text-align:left}.progress{height:8px;background:#e9ecef;margin-bottom:20px}.progress div{height:8px;background:#198754}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16px}.card{border:1px solid #dee2e6;border-radius:6px;padding:16px}.small{font-size:14px;color:#6c757d}.form-check{margin-bottom:8px}</style>
<nav class=navbar><a class=navbar-brand href="/">Oakwell</a><a href="/products">Our insurance</a><a href="/claims">Claims</a><a href="/profile">My profile</a></nav><div class=container>${body}</div><script>function inv(id,t){var e=$(id);e.classList.toggle('is-invalid',!!t);var f=e.parentNode.querySelector('.invalid-feedback');if(!f){f=document.createElement('div');f.className='invalid-feedback';e.parentNode.append(f)}f.textContent=t||'';return t?1:0}function err(n){$('top').innerHTML=n?'<div class="alert alert-danger" role=alert>Please check the '+(n===1?'field':n+' fields')+' marked below.</div>':''}${script}</script>`;

const box = (id: string, label: string, more = '', help = '') =>
  `<div class=form-group><label class=form-label for=${id}>${label}</label><input class=form-control id=${id} ${more}>${help ? `<div class=small>${help}</div>` : ''}</div>`;
const step = (n: number) =>
  `<p class=small>Step ${n} of 4</p><div class=progress><div style="width:${n * 25}%"></div></div><div id=top></div>`;

const ADA = {
  name: 'Ada Brook',
  'policy number': 'HH-204417',
  email: 'ada@example.org',
  phone: '020 7946 0101',
  IBAN: 'GB33BUKB20201555555555',
};

/** An insurance company: a claim told over four pages that check what is written, and the terms of the policies. */
export const CLAIMS = written(
  'insurance',
  {
    '/': page(
      'Home',
      `<h1>We look after the roof over your head</h1><div class=cards><div class=card><h3>Household</h3><p>What is inside.</p><a class="btn btn-link" href="/products/household">Learn more</a></div><div class=card><h3>Building</h3><p>The walls.</p><a class="btn btn-link" href="/products/building">Learn more</a></div><div class=card><h3>Bicycle</h3><p>On two wheels.</p><a class="btn btn-link" href="/products/bicycle">Learn more</a></div></div><h2>Something happened?</h2><p>Tell us within a week.</p><a class="btn btn-primary" href="/claims">Report damage</a>`,
    ),
    '/products': page(
      'Our insurance',
      `<h1>Our insurance</h1><ul><li><a href="/products/household">Household insurance</a></li><li><a href="/products/building">Building insurance</a></li><li><a href="/products/bicycle">Bicycle insurance</a></li></ul>`,
    ),
    '/products/household': page(
      'Household',
      `<h1>Household insurance</h1><p>Covers furniture, clothes and appliances.</p><table class=table><thead><tr><th>Cause</th><th>Covered up to</th><th>Excess</th></tr></thead><tbody><tr><td>Fire</td><td>&pound;80,000</td><td>&pound;100</td></tr><tr><td>Escape of water</td><td>&pound;40,000</td><td>&pound;350</td></tr><tr><td>Burglary</td><td>&pound;30,000</td><td>&pound;250</td></tr><tr><td>Storm</td><td>&pound;40,000</td><td>&pound;200</td></tr></tbody></table>`,
    ),
    '/products/building': page(
      'Building',
      `<h1>Building insurance</h1><p>Covers walls, roof and fixed parts.</p><table class=table><tr><th>Cause</th><th>Covered up to</th><th>Excess</th></tr><tr><td>Fire</td><td>Full value</td><td>&pound;200</td></tr><tr><td>Storm</td><td>Full value</td><td>&pound;450</td></tr></table>`,
    ),
    '/products/bicycle': page(
      'Bicycle',
      `<h1>Bicycle insurance</h1><p>Theft anywhere in Europe, if the bicycle was locked. No excess.</p>`,
    ),
    '/claims': page(
      'Claims',
      `<h1>Claims</h1><p>What would you like to do?</p><p><a class="btn btn-primary" href="/claims/new/policy">Start a new claim</a></p><p><a href="/claims/track">Follow a claim</a></p>`,
    ),
    '/claims/track': page(
      'Follow a claim',
      `<h1>Follow a claim</h1><div id=top></div>${box('no', 'Claim number', '', 'Eight characters, on the letter that we sent you')}<button class="btn btn-primary" onclick="go()">Show</button><div id=out></div>`,
      `function go(){var C={'CL-20417':['Waiting for the expert','An expert, Mr Hale, will visit you on 19 November.'],'CL-20009':['Paid','We paid 410 pounds on 2 October.']},c=C[$('no').value.trim().toUpperCase()];$('out').innerHTML=c?'<h2>'+$('no').value+'</h2><p><b>Status:</b> '+c[0]+'</p><p>'+c[1]+'</p>':'<p>There is no claim with this number.</p>'}`,
    ),
    '/claims/new/policy': page(
      'New claim',
      `<h1>Your policy</h1>${step(1)}${box('p', 'Policy number', 'placeholder="e.g. HH-123456"')}${box('n', 'Policyholder')}${box('e', 'Email address', 'type=email')}<button class="btn btn-primary" onclick="go()">Next</button>`,
      `function go(){var n=inv('p',/^[A-Z]{2}-\\d{6}$/.test($('p').value.trim())?'':'A policy number has two capital letters, a dash and six digits.')+inv('n',$('n').value.trim()?'':'Enter the name of the policyholder.')+inv('e',/@/.test($('e').value)?'':'Enter a valid email address.');err(n);if(!n){put('policy',$('p').value.trim());put('name',$('n').value);location.href='/claims/new/event'}}`,
    ),
    '/claims/new/event': page(
      'New claim',
      `<h1>What happened?</h1>${step(2)}<div class=form-group><label class=form-label for=c>Cause</label><select class=form-control id=c onchange="$('pol').hidden=this.value!=='Theft or burglary'"><option value="">Please select</option><option>Fire</option><option>Escape of water</option><option>Theft or burglary</option><option>Storm or hail</option><option>Glass</option></select></div>${box('d', 'Date of the event', 'placeholder="DD/MM/YYYY"')}<div class=form-group id=pol hidden><label class=form-label for=pr>Police reference</label><input class=form-control id=pr></div><div class=form-group><label class=form-label for=t>Describe what happened</label><textarea class=form-control id=t rows=4></textarea><div class=small>At least 20 characters</div></div><button class="btn btn-primary" onclick="go()">Next</button> <a class="btn btn-link" href="/claims/new/policy">Back</a>`,
      `function go(){var d=$('d').value.trim(),m=/^(\\d\\d)\\/(\\d\\d)\\/(\\d{4})$/.exec(d),n=inv('c',$('c').value?'':'Please select a cause.')+inv('d',!m?'Use the format DD/MM/YYYY.':new Date(m[3],m[2]-1,m[1])>new Date(2026,10,2)?'The date cannot be in the future.':'')+inv('t',$('t').value.trim().length>=20?'':'Tell us a little more, at least 20 characters.')+(!$('pol').hidden?inv('pr',$('pr').value?'':'We need the reference that the police gave you.'):0);err(n);if(!n){put('cause',$('c').value);put('date',d);put('police',$('pr').value);put('text',$('t').value);location.href='/claims/new/damage'}}`,
    ),
    '/claims/new/damage': page(
      'New claim',
      `<h1>The damage</h1>${step(3)}${box('a', 'Estimated amount in pounds', 'inputmode=numeric')}${box('b', 'Account for the payment (IBAN)')}<fieldset class=form-group><legend class=form-label>Are you insured for this elsewhere?</legend><div class=form-check><input type=radio name=o id=o1 value=yes> <label for=o1>Yes</label></div><div class=form-check><input type=radio name=o id=o2 value=no> <label for=o2>No</label></div><span id=o></span></fieldset><button class="btn btn-primary" onclick="go()">Next</button> <a class="btn btn-link" href="/claims/new/event">Back</a>`,
      `function go(){var o=document.querySelector('[name=o]:checked'),n=inv('a',/^\\d+([.]\\d\\d)?$/.test($('a').value.trim())?'':'Enter an amount without currency sign or commas, for instance 250.')+inv('b',/^[A-Z]{2}\\d\\d[A-Z0-9]{10,}$/.test($('b').value.replace(/ /g,''))?'':'Enter a valid IBAN.')+inv('o',o?'':'Please choose.');err(n);if(!n){put('amount',$('a').value.trim());put('other',o.value);location.href='/claims/new/check'}}`,
    ),
    '/claims/new/check': page(
      'New claim',
      `<h1>Check and send</h1>${step(4)}<dl id=dl></dl><div class=form-check><input type=checkbox id=k1> <label for=k1>What I have told is true and complete.</label></div><div class=form-check><input type=checkbox id=k2> <label for=k2>You may send me news about your products. (optional)</label></div><button class="btn btn-primary" onclick="if(!$('k1').checked){$('top').innerHTML='<div class=\\'alert alert-danger\\' role=alert>Please confirm that what you have told is true.</div>';return}put('claimed',1);put('news',$('k2').checked);location.href='/claims/new/thanks'">Submit claim</button>`,
      `$('dl').innerHTML=['policy','name','cause','date','text','amount'].map(function(k){return '<dt>'+k[0].toUpperCase()+k.slice(1)+'</dt><dd>'+get(k)+'</dd>'}).join('')`,
    ),
    '/claims/new/thanks': page(
      'Thank you',
      `<div class="alert alert-success">We have received your claim. Its number is CL-20533.</div><p>Keep all damaged things until we have seen them.</p><a href="/">Home</a>`,
    ),
    '/profile': page(
      'My profile',
      `<h1>My profile</h1><table class=table><tr><th>Name</th><td>Ada Brook</td></tr><tr><th>Telephone</th><td id=tel></td><td><button class="btn btn-link" onclick="ed()">Edit</button></td></tr><tr><th>Address</th><td>4 Quay Road, Bristol</td><td><button class="btn btn-link" onclick="$('x').innerHTML='<p>Please write to us to change your address.</p>'">Edit</button></td></tr></table><div id=x></div>`,
      `$('tel').textContent=get('tel','020 7946 0000');function ed(){$('x').innerHTML='<div class=form-group><label class=form-label for=tn>Telephone</label><input class=form-control id=tn value="'+get('tel','020 7946 0000')+'"></div><button class="btn btn-primary" onclick="if(!/^[0-9 +]{8,}$/.test($(\\'tn\\').value)){inv(\\'tn\\',\\'Enter a valid number.\\');return}put(\\'tel\\',$(\\'tn\\').value);location.reload()">Save</button>'}`,
    ),
  },
  [
    {
      name: 'burst pipe',
      asks: 'Report a claim: on 3 October 2026 a pipe burst and water ruined your kitchen floor. The damage is about 640 pounds. You have no other insurance.',
      knows: ADA,
      holds:
        "s.claimed&&s.policy==='HH-204417'&&s.cause==='Escape of water'&&s.date==='03/10/2026'&&s.amount==='640'&&s.other==='no'",
    },
    {
      name: 'stolen bicycle',
      asks: 'Your bicycle was stolen on 28 October 2026 from the cellar. It was worth £1,250. Make a claim for it.',
      knows: { ...ADA, 'policy number': 'hh204417', 'police reference': 'BR/7714' },
      holds:
        "s.claimed&&s.policy==='HH-204417'&&/^Theft/.test(s.cause)&&s.date==='28/10/2026'&&/^1250/.test(s.amount)&&s.police==='BR/7714'",
    },
    {
      name: 'an excess',
      asks: 'How high is the excess of the household insurance for water damage?',
      says: /350/,
    },
    {
      name: 'where a claim stands',
      asks: 'Find out when the expert comes for your claim CL-20417.',
      says: /19 November/,
    },
    {
      name: 'another telephone',
      asks: 'Your phone number has changed to 020 7946 0958. Update it.',
      holds: "/0958$/.test(s.tel||'')",
    },
  ],
);
