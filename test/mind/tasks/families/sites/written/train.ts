import { written } from './written.ts';

const page = (title: string, body: string, script = '') => `<title>${title} - Fjordline Rail</title>
<style>*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,serif;color:#1d2b36}header{background:#0b4f6c;padding:14px 28px;display:flex;justify-content:space-between}header a{color:#fff;text-decoration:none;margin-left:22px}header .logo{font-size:22px;font-weight:bold;margin:0}main{max-width:860px;margin:24px auto;padding:0 20px}.card{border:1px solid #cbd5dc;border-radius:6px;padding:14px 18px;margin:10px 0;display:flex;align-items:center;justify-content:space-between}.muted{color:#5a6b77;font-size:14px}.btn{background:#e4572e;border:0;border-radius:4px;color:#fff;font:inherit;padding:8px 18px;cursor:pointer}.btn.alt{background:#fff;color:#0b4f6c;border:1px solid #0b4f6c}.steps{display:flex;list-style:none;padding:0;gap:26px;color:#7b8a94}.steps .on{color:#0b4f6c;font-weight:bold}.err{color:#b00020;font-size:14px}.field{margin:12px 0}.field label{display:block;font-weight:bold}.field input,.field select{font:inherit;padding:6px 8px;min-width:220px}.cal{position:absolute;background:#fff;border:1px solid #888;padding:8px;box-shadow:0 4px 14px #0003;display:none}.cal td{padding:5px 9px;cursor:pointer;text-align:center}.cal td:hover{background:#def}.cal .nav{cursor:pointer;padding:0 8px}.row{display:flex;gap:24px;flex-wrap:wrap}footer{border-top:1px solid #cbd5dc;margin-top:60px;padding:18px 28px;font-size:14px}footer a{margin-right:18px}</style>
<header><a class=logo href="/">Fjordline Rail</a><nav><a href="/">Buy tickets</a><a href="/booking">Manage booking</a><a href="/onboard">On board</a><a href="/help">Help</a></nav></header><main>${body}</main><footer><a href="/help">Help centre</a><a href="/fares">Fares and conditions</a><a href="/help#contact">Contact</a></footer><script>${script}</script>`;

const STEPS = (n: number) =>
  `<ol class=steps>${['Train', 'Passengers', 'Seat', 'Pay'].map((x, i) => `<li class="${i === n ? 'on' : ''}">${i + 1}. ${x}</li>`).join('')}</ol>`;

const TRAINS = `var T={'Bergen-Oslo':[['06:12','13:04','6 h 52 min','1 change',389],['08:05','14:41','6 h 36 min','Direct',549],['11:50','18:58','7 h 8 min','1 change',429],['15:59','22:31','6 h 32 min','Direct',499]],'Oslo-Trondheim':[['08:02','14:39','6 h 37 min','Direct',519],['14:02','20:50','6 h 48 min','Direct',459]],'Oslo-Bergen':[['08:25','15:01','6 h 36 min','Direct',529]]};`;

/** Rail tickets: a search, a wizard of four pages, and a booking that can be changed. */
export const TRAIN = written(
  'rail',
  {
    '/': page(
      'Buy tickets',
      `<h1>Where would you like to go?</h1><form action="/trains" onsubmit="return ok()"><div class=row><div class=field><label for=f>From</label><select id=f name=from><option value="">Choose a station</option><option>Bergen</option><option>Oslo</option><option>Stavanger</option><option>Trondheim</option></select></div><div class=field><label for=t>To</label><select id=t name=to><option value="">Choose a station</option><option>Bergen</option><option>Oslo</option><option>Stavanger</option><option>Trondheim</option></select></div><div class=field><label for=d>Outward journey</label><input id=d name=date readonly placeholder="Select a date"><div class=cal id=cal></div></div></div><div class=field><span>Adults</span> <button type=button class="btn alt" aria-label="Fewer adults" onclick="n(-1)">&minus;</button> <b id=na>1</b> <button type=button class="btn alt" aria-label="More adults" onclick="n(1)">+</button></div><p class=err id=e></p><button class=btn>Search trains</button></form><h2>Good to know</h2><p>From December all our trains run on a new timetable. <a href="/onboard">Read what is new on board</a>.</p>`,
      `var m=10,y=2026,N=['January','February','March','April','May','June','July','August','September','October','November','December'];function n(x){var e=$('na');e.textContent=Math.max(1,+e.textContent+x)}function ok(){put('adults',+$('na').textContent);var e=!$('f').value?'Please choose where you leave from.':!$('t').value?'Please choose where you are going.':!$('d').value?'Please select a date.':'';$('e').textContent=e;return !e}function draw(){var f=(new Date(y,m,1).getDay()+6)%7,k=new Date(y,m+1,0).getDate(),h='<div><span class=nav data-n=-1>&lsaquo;</span><b>'+N[m]+' '+y+'</b><span class=nav data-n=1>&rsaquo;</span></div><table><tr>'+['Mo','Tu','We','Th','Fr','Sa','Su'].map(function(x){return '<th>'+x+'</th>'}).join('')+'</tr><tr>';for(var i=0;i<f;i++)h+='<td></td>';for(i=1;i<=k;i++){h+='<td data-d='+i+'>'+i+'</td>';if((f+i)%7===0)h+='</tr><tr>'}$('cal').innerHTML=h+'</tr></table>'}$('d').onclick=function(){draw();$('cal').style.display='block'};$('cal').onclick=function(ev){var a=ev.target.dataset;if(a.n){m+=+a.n;if(m>11){m=0;y++}draw()}else if(a.d){$('d').value=a.d+' '+N[m]+' '+y;$('cal').style.display='none'}}`,
    ),
    '/trains': page(
      'Choose a train',
      `${STEPS(0)}<h1 id=h></h1><p><a href="/">Change search</a></p><div id=list></div>`,
      `${TRAINS}put('trip',q('from')+'-'+q('to'));put('date',q('date'));$('h').textContent=q('from')+' to '+q('to')+', '+q('date');var L=T[q('from')+'-'+q('to')]||[];$('list').innerHTML=L.length?L.map(function(t){return '<div class=card><div><b>'+t[0]+' &ndash; '+t[1]+'</b><div class=muted>'+t[2]+' &middot; '+t[3]+'</div></div><div><span>'+t[4]+' kr</span> <button class=btn onclick="put(\\'train\\',\\''+t[0]+'\\');location.href=\\'/passengers\\'">Select</button></div></div>'}).join(''):'<p>We do not run trains between these stations.</p>'`,
    ),
    '/passengers': page(
      'Passengers',
      `${STEPS(1)}<h1>Who is travelling?</h1><form onsubmit="event.preventDefault();go()" novalidate><div class=row><div class=field><label for=a>First name</label><input id=a><div class=err></div></div><div class=field><label for=b>Last name</label><input id=b><div class=err></div></div></div><div class=field><label for=c>Email for the ticket</label><input id=c type=email><div class=err></div></div><div class=field><label for=c2>Repeat email</label><input id=c2 type=email><div class=err></div></div><div class=field><label for=dd>Discount card</label><select id=dd><option>No discount card</option><option>Student card</option><option>Senior</option></select></div><button class=btn>Continue</button></form>`,
      `function go(){var bad=0;[['a',$('a').value,'Enter your first name'],['b',$('b').value,'Enter your last name'],['c',/@.+\\./.test($('c').value),'Enter an email address'],['c2',$('c2').value===$('c').value,'The email addresses are not the same']].forEach(function(x){$(x[0]).parentNode.querySelector('.err').textContent=x[1]?'':x[2];bad+=!x[1]});if(bad)return;put('who',$('a').value+' '+$('b').value);put('mail',$('c').value);put('card',$('dd').value);location.href='/seat'}`,
    ),
    '/seat': page(
      'Seat',
      `${STEPS(2)}<h1>Where would you like to sit?</h1><form onsubmit="event.preventDefault();put('seat',(document.querySelector('[name=s]:checked')||{}).value);location.href='/pay'"><p><label><input type=radio name=s value=any checked> No preference</label></p><p><label><input type=radio name=s value=window> Window <span class=muted>+ 25 kr</span></label></p><p><label><input type=radio name=s value=aisle> Aisle <span class=muted>+ 25 kr</span></label></p><p><label><input type=radio name=s value=quiet> Quiet carriage <span class=muted>+ 40 kr</span></label></p><button class=btn>Continue</button> <a href="/passengers">Back</a></form>`,
    ),
    '/pay': page(
      'Review and pay',
      `${STEPS(3)}<h1>Review your journey</h1><p id=sum></p><form onsubmit="event.preventDefault();if(!$('ok').checked){$('e').textContent='You have to accept the conditions of carriage.';return}put('paid',1);location.href='/thanks'"><p>You pay by invoice within 14 days.</p><p><label><input type=checkbox id=ok> I accept the <a href="/fares">conditions of carriage</a></label></p><p class=err id=e></p><button class=btn>Buy ticket</button></form>`,
      `$('sum').textContent=get('trip','').replace('-',' to ')+', '+get('date')+', '+get('train')+', seat: '+get('seat')+', '+get('who')`,
    ),
    '/thanks': page(
      'Ticket',
      `<h1>Your ticket is on its way</h1><p>Booking reference <b>KX7PL2</b>. We have sent the ticket to <span id=m></span>.</p>`,
      `$('m').textContent=get('mail')`,
    ),
    '/booking': page(
      'Manage booking',
      `<h1>Find your booking</h1><form onsubmit="event.preventDefault();if($('r').value.trim().toUpperCase()==='QT4M9Z'&&$('l').value.trim().toLowerCase()==='brook')location.href='/mine';else $('e').textContent='We cannot find a booking with this reference and name.'"><div class=field><label for=r>Booking reference</label><input id=r maxlength=6></div><div class=field><label for=l>Last name</label><input id=l></div><p class=err id=e></p><button class=btn>Find booking</button></form>`,
    ),
    '/mine': page(
      'Your booking',
      `<h1>Booking QT4M9Z</h1><p>Oslo to Bergen, 20 November 2026, 08:25 &ndash; 15:01</p><div class=card><div>Carriage 3, seat 41 <span class=muted>(aisle)</span></div><a href="/mine/seat">Change seat</a></div><div class=card><div>1 adult</div><a href="/mine/add">Add bicycle</a></div><div class=card><div>Semi-flexible ticket</div><a href="/mine/cancel">Cancel ticket</a></div>`,
    ),
    '/mine/seat': page(
      'Change seat',
      `<h1>Change seat</h1><p>Choose another seat in carriage 3.</p><table>${[
        [42, 'window'],
        [44, 'aisle, table'],
        [47, 'aisle'],
      ]
        .map(
          ([n, k]) =>
            `<tr><td>Seat ${n}</td><td class=muted>${k}</td><td><button class="btn alt" onclick="put('moved',${n});$('n').textContent='Seat ${n} is now yours. A new ticket was sent to you.'">Choose</button></td></tr>`,
        )
        .join('')}</table><p id=n role=status></p><p><a href="/mine">Back to booking</a></p>`,
    ),
    '/mine/add': page(
      'Add bicycle',
      `<h1>Add a bicycle</h1><p>There is room for a bicycle. 219 kr.</p><button class=btn onclick="put('bike',1)">Add</button>`,
    ),
    '/mine/cancel': page(
      'Cancel',
      `<h1>Cancel ticket</h1><p>You get 75% of the price back.</p><button class=btn onclick="put('cancelled',1);this.outerHTML='Your ticket is cancelled.'">Cancel ticket</button>`,
    ),
    '/onboard': page(
      'On board',
      `<h1>On board our trains</h1><p>Every train has a caf&eacute;, a family carriage and free wifi.</p><h2>Bicycles</h2><p>Bring your bicycle for 219 kr. Folding bicycles in a bag travel free.</p><h2>Pets</h2><p>Pets travel in carriage 7. A dog pays half of an adult ticket; smaller pets in a carrier travel free.</p><h2>Luggage</h2><p>Up to three pieces of 30 kg each.</p>`,
    ),
    '/help': page(
      'Help',
      `<h1>Help centre</h1><details><summary>How long before departure can I cancel?</summary><p>Flexible tickets until departure, semi-flexible tickets until 24 hours before departure.</p></details><details><summary>My train was late. Do I get money back?</summary><p>From 60 minutes of delay we refund 50 percent of the fare.</p></details><details><summary>Where do I find my ticket?</summary><p>In the email that we sent you.</p></details><h2 id=contact>Contact</h2><p>Telephone +47 55 01 02 03, every day from 7:00 to 22:00.</p>`,
    ),
    '/fares': page(
      'Fares',
      `<h1>Fares and conditions</h1><table border=1 cellpadding=6><tr><th>Fare</th><th>Change</th><th>Refund</th></tr><tr><td>Saver</td><td>Not possible</td><td>None</td></tr><tr><td>Semi-flexible</td><td>50 kr</td><td>75%</td></tr><tr><td>Flexible</td><td>Free</td><td>100%</td></tr></table>`,
    ),
  },
  [
    {
      name: 'a ticket by the wizard',
      asks: 'Buy a train ticket from Bergen to Oslo on 14 November 2026, on the cheapest direct train, with a window seat.',
      knows: { 'first name': 'Ada', 'last name': 'Brook', email: 'ada@example.org' },
      holds:
        "s.paid&&s.trip==='Bergen-Oslo'&&/^14 November/.test(s.date)&&s.train==='15:59'&&s.seat==='window'&&s.who==='Ada Brook'&&s.mail==='ada@example.org'",
    },
    {
      name: 'two travellers after eleven',
      asks: 'Book the train that leaves Bergen for Oslo after 11:00 and before 15:00 on 3 December for two adults. Use a student card.',
      knows: { name: 'Ada Brook', email: 'ada@example.org' },
      holds: "s.paid&&s.train==='11:50'&&/^3 December/.test(s.date)&&s.adults===2&&/Student/.test(s.card)",
    },
    {
      name: 'money back for a delay',
      asks: 'Your train was 80 minutes late. Find out how much of the fare the railway gives back.',
      says: /50/,
    },
    {
      name: 'another seat',
      asks: 'Change the seat of your booking to one at the window.',
      knows: { 'booking reference': 'QT4M9Z', 'last name': 'Brook' },
      holds: 's.moved===42&&!s.cancelled&&!s.bike',
    },
    {
      name: 'no such line',
      asks: 'Book a train from Stavanger to Trondheim on 20 November.',
      knows: { 'first name': 'Ada', 'last name': 'Brook', email: 'ada@example.org' },
      absent: true,
    },
  ],
);
