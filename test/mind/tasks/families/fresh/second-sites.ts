import type { Draw, Family } from '../family.ts';
import { NAMES } from '../family.ts';

const HEAD = (title: string, css = ''): string =>
  `<title>${title}</title><style>*{box-sizing:border-box}body{font:15px/1.45 system-ui,sans-serif;margin:0;color:#222}header{background:#1d3557;color:#fff;padding:10px 20px;display:flex;gap:20px;align-items:center}header a{color:#fff;cursor:pointer;text-decoration:none}main{padding:16px 24px;max-width:940px}table{border-collapse:collapse}td,th{padding:6px 12px;border-bottom:1px solid #ddd;text-align:left}button{cursor:pointer;padding:6px 12px}.card{border:1px solid #ccc;border-radius:6px;padding:10px;margin:6px;display:inline-block;vertical-align:top;width:200px}.dlg{position:fixed;inset:0;background:#0007;display:flex;align-items:center;justify-content:center}.dlg>div{background:#fff;padding:20px;border-radius:8px;width:380px}.toast{position:fixed;bottom:16px;right:16px;background:#333;color:#fff;padding:8px 14px;border-radius:4px}${css}</style><script>const $=(s,r)=>(r||document).querySelector(s),$$=(s,r)=>[...(r||document).querySelectorAll(s)];function win(x){window.won=!!x}function toast(t){const e=document.createElement('div');e.className='toast';e.setAttribute('role','status');e.textContent=t;document.body.append(e);setTimeout(()=>e.remove(),6000)}function dlg(h){const e=document.createElement('div');e.className='dlg';e.innerHTML='<div role=dialog aria-modal=true>'+h+'</div>';document.body.append(e);return e}</script>`;

function bank(d: Draw, n: number) {
  const [payee, other] = d.some(NAMES, 2) as [string, string];
  const amount = d.int(20, 480);
  const limit = d.int(3, 9) * 100;
  const balance = d.int(900, 4000);
  const savings = d.int(5000, 9000);
  const spent = d.shuffle([
    ['Green Grocer', 43],
    ['City Tram', 12],
    ['Book Corner', 27],
    ['Power Co', 118],
    ['Rent', 760],
  ] as const);
  const text = [
    `Transfer ${amount} euros from your current account to ${payee}.`,
    'What is the balance of the savings account?',
    `Block the card that ends in 4471.`,
    `Raise the daily limit of the current account to ${limit} euros.`,
    'How much did you pay to the Power Co?',
  ][n]!;
  return {
    instructions: text,
    ...(n === 1 ? { answer: new RegExp(String(savings)) } : n === 4 ? { answer: /118/ } : {}),
    pages: {
      '/': `${HEAD('Northbank')}<header><b>Northbank</b><a onclick="v='home';r()">Accounts</a><a onclick="v='pay';r()">Payments</a><a onclick="v='cards';r()">Cards</a><a onclick="v='set';r()">Settings</a></header><main id=m></main><script>let v='home';const P=['${other}','${payee}'].sort(),C=[['Debit card','4471',1],['Credit card','9026',1]];let L=200;const m=$('#m');function r(){if(v==='home')m.innerHTML='<h1>Your accounts</h1><div class=card onclick="v=\\'acc\\';r()" style="cursor:pointer"><h3>Current account</h3><p>NL12 3456</p><p>€ ${balance}.00</p></div><div class=card><h3>Savings account</h3><p>NL98 7654</p><p>€ ${savings}.00</p></div>';if(v==='acc')m.innerHTML='<h1>Current account</h1><table><tr><th>Date<th>To<th>Amount</tr>${spent.map(([w, a], i) => `<tr><td>${i + 3} Oct<td>${w}<td>− € ${a}.00</tr>`).join('')}</table>';if(v==='pay'){m.innerHTML='<h1>New payment</h1><p><label>From <select id=f><option>Current account<option>Savings account</select></label></p><p><label>To <select id=t><option value="">Choose a payee'+P.map(x=>'<option>'+x).join('')+'</select></label></p><p><label>Amount (€) <input id=a inputmode=decimal></label></p><p><label>Reference <input id=x placeholder="Optional"></label></p><button id=go>Continue</button>';$('#go').onclick=()=>{if(!$('#t').value||!+$('#a').value)return toast('Please choose a payee and an amount');const q=[$('#f').value,$('#t').value,$('#a').value];m.innerHTML='<h1>Check your payment</h1><p>'+q[2]+' euros from '+q[0]+' to '+q[1]+'</p><button id=ok>Confirm payment</button> <button onclick="r()">Change</button>';$('#ok').onclick=()=>{win(${n}===0&&q[0]==='Current account'&&q[1]==='${payee}'&&+q[2]===${amount});m.innerHTML='<h1>Payment sent</h1><p>'+q[2]+' euros are on their way to '+q[1]+'.</p>'}}}if(v==='cards'){m.innerHTML='<h1>Cards</h1>'+C.map((c,i)=>'<div class=card><h3>'+c[0]+'</h3><p>•••• '+c[1]+'</p><p>'+(c[2]?'Active':'Blocked')+'</p><button data-i='+i+'>'+(c[2]?'Block card':'Unblock card')+'</button></div>').join('');$$('[data-i]').forEach(b=>b.onclick=()=>{const c=C[b.dataset.i];const e=dlg('<h2>'+(c[2]?'Block':'Unblock')+' this card?</h2><p>•••• '+c[1]+'</p><button class=y>Yes, '+(c[2]?'block':'unblock')+' it</button> <button class=n>Cancel</button>');$('.n',e).onclick=()=>e.remove();$('.y',e).onclick=()=>{c[2]=1-c[2];e.remove();r();toast('Card •••• '+c[1]+' is '+(c[2]?'active':'blocked')+' now');win(${n}===2&&!C[0][2]&&C[1][2])}})}if(v==='set'){m.innerHTML='<h1>Settings</h1><h2>Limits</h2><p><label>Daily limit of the current account (€) <input id=l type=number value='+L+'></label></p><p><label>Daily limit of the savings account (€) <input type=number value=100 id=l2></label></p><h2>Messages</h2><label><input type=checkbox> Send me news</label><p><button id=sv>Save changes</button></p>';$('#sv').onclick=()=>{L=+$('#l').value;toast('Your changes are saved');win(${n}===3&&L===${limit}&&$('#l2').value==='100')}}}r()</script>`,
    },
  };
}

function kanban(d: Draw, n: number) {
  const people = d.some(NAMES, 3);
  const titles = d.some(
    ['Login page breaks', 'Dark theme', 'Export to CSV', 'Slow search', 'Typo in footer', 'New logo', 'Invite by mail'],
    5,
  );
  const w = d.pick(titles);
  const who = d.pick(people);
  const text = [
    `Create a task called "Check the backups" and assign it to ${who}.`,
    `Move the task "${w}" to Done.`,
    `Assign the task "${w}" to ${who}.`,
    `Add the comment "On it" to the task "${w}".`,
    `Set the priority of "${w}" to High.`,
  ][n]!;
  const start = d.pick(['To do', 'In progress']);
  return {
    instructions: text,
    pages: {
      '/': `${HEAD('Tracker', '.col{background:#f1f3f6;width:250px;padding:8px;border-radius:6px;min-height:240px}.t{background:#fff;border:1px solid #ddd;border-radius:4px;padding:8px;margin:6px 0;cursor:pointer}')}<header><b>Tracker</b><a>Board</a><a>Reports</a><button id=new style="margin-left:auto">+ New task</button></header><main style="max-width:none"><h1>Sprint 12</h1><div id=k style="display:flex;gap:12px"></div></main><script>const S=['To do','In progress','Done'],U=${JSON.stringify(people)};let T=${JSON.stringify(titles)}.map((t,i)=>({t,s:'${start}',u:'',p:'Normal',c:[]})),W='${w}';const k=$('#k');function chk(){const x=T.find(y=>y.t===W),rest=T.filter(y=>y.t!==W&&y.t!=='Check the backups').every(y=>y.s==='${start}'&&!y.u&&y.p==='Normal'&&!y.c.length);win(rest&&[T.some(y=>y.t==='Check the backups'&&y.u==='${who}'),x.s==='Done',x.u==='${who}',x.c.join()==='On it',x.p==='High'][${n}])}function r(){k.innerHTML='';S.forEach(s=>{const c=document.createElement('div');c.className='col';c.innerHTML='<h3>'+s+' ('+T.filter(x=>x.s===s).length+')</h3>';T.filter(x=>x.s===s).forEach(x=>{const e=document.createElement('div');e.className='t';e.draggable=true;e.innerHTML='<b>'+x.t+'</b><div>'+(x.u||'Nobody')+' · '+x.p+'</div>';e.ondragstart=()=>{window.dr=x};e.onclick=()=>show(x);c.append(e)});c.ondragover=v=>v.preventDefault();c.ondrop=v=>{v.preventDefault();if(window.dr){window.dr.s=s;r();chk()}};k.append(c)})}function form(x){return '<p><label>Title<br><input id=ti value="'+(x?x.t:'')+'" size=34></label></p><p><label>Assignee <select id=as><option value="">Nobody'+U.map(u=>'<option'+(x&&x.u===u?' selected':'')+'>'+u).join('')+'</select></label></p><p><label>Priority <select id=pr>'+['Low','Normal','High'].map(p=>'<option'+((x?x.p:'Normal')===p?' selected':'')+'>'+p).join('')+'</select></label></p>'+(x?'<p><label>Status <select id=st>'+S.map(s=>'<option'+(x.s===s?' selected':'')+'>'+s).join('')+'</select></label></p>':'')}function show(x){const e=dlg('<h2>'+x.t+'</h2>'+form(x)+'<button class=sv>Save</button> <button class=cl>Close</button><h3>Comments</h3><ul>'+x.c.map(y=>'<li>'+y).join('')+'</ul><textarea class=cm placeholder="Write a comment"></textarea><br><button class=ac>Add comment</button>');$('.cl',e).onclick=()=>e.remove();$('.sv',e).onclick=()=>{x.t=$('#ti',e).value;x.u=$('#as',e).value;x.p=$('#pr',e).value;x.s=$('#st',e).value;e.remove();r();toast('Task saved');chk()};$('.ac',e).onclick=()=>{const v=$('.cm',e).value.trim();if(!v)return;x.c.push(v);$('ul',e).innerHTML+='<li>'+v;$('.cm',e).value='';chk()}}$('#new').onclick=()=>{const e=dlg('<h2>New task</h2>'+form()+'<button class=sv>Create task</button> <button class=cl>Cancel</button>');$('.cl',e).onclick=()=>e.remove();$('.sv',e).onclick=()=>{if(!$('#ti',e).value)return;T.push({t:$('#ti',e).value,u:$('#as',e).value,p:$('#pr',e).value,s:'To do',c:[]});e.remove();r();toast('Task created');chk()}};r()</script>`,
    },
  };
}

function hotel(d: Draw, n: number) {
  const [a, nights] = [d.int(3, 20), d.int(2, 5)];
  const guests = d.int(1, 4);
  const rooms = d.shuffle([
    ['Garden room', 96, 2, 'breakfast'],
    ['Sea view suite', 210, 4, 'balcony'],
    ['Attic room', 74, 1, 'desk'],
    ['Family room', 150, 4, 'breakfast'],
  ] as const);
  const fit = rooms.filter((x) => x[2] >= guests);
  const cheap = [...fit].sort((x, y) => x[1] - y[1])[0]!;
  const text = [
    `Book the cheapest room for ${guests} guest${guests > 1 ? 's' : ''} from ${a} December to ${a + nights} December 2026. Your name is Ida Kern and your e-mail is ida@kern.example.`,
    'What does a night in the Sea view suite cost?',
    'Cancel the booking K-207.',
    `Find out how many guests the Family room takes.`,
    'Write to the hotel that you arrive at 11 pm. Your e-mail is ida@kern.example.',
  ][n]!;
  return {
    instructions: text,
    ...(n === 1 ? { answer: /210/ } : n === 3 ? { answer: /\b4\b/ } : {}),
    maxTurns: 30,
    pages: {
      '/': `${HEAD('Hotel Linde', '.cal{position:absolute;background:#fff;border:1px solid #999;padding:8px}.cal td{padding:5px 8px;cursor:pointer;text-align:center}')}<header><b>Hotel Linde</b><a onclick="go('rooms')">Rooms</a><a onclick="go('book')">Book</a><a onclick="go('mine')">My bookings</a><a onclick="go('contact')">Contact</a></header><main id=m></main><script>const R=${JSON.stringify(rooms)},m=$('#m');let B=[['K-188','Attic room','2 to 4 November'],['K-207','Garden room','14 to 16 November']];function go(v){({rooms(){m.innerHTML='<h1>Our rooms</h1>'+R.map(x=>'<div class=card><h3>'+x[0]+'</h3><p>'+x[1]+' euros a night</p><p>Up to '+x[2]+' guests</p><p>With '+x[3]+'</p></div>').join('')},book(){m.innerHTML='<h1>Book your stay</h1><p>Check-in <input id=ci readonly placeholder="Pick a day"></p><p>Check-out <input id=co readonly placeholder="Pick a day"></p><p>Guests <button id=mi>−</button> <b id=g>1</b> <button id=pl>+</button></p><button id=s>Show rooms</button>';let g=1;const paint=()=>$('#g').textContent=g;$('#mi').onclick=()=>{g=Math.max(1,g-1);paint()};$('#pl').onclick=()=>{g++;paint()};['ci','co'].forEach(id=>$('#'+id).onclick=()=>{$$('.cal').forEach(x=>x.remove());let mo=10;const c=document.createElement('div');c.className='cal';const M=['January','February','March','April','May','June','July','August','September','October','November','December'];const p=()=>{const f=new Date(2026,mo,1),k=new Date(2026,mo+1,0).getDate();let h='<button class=pv aria-label="Previous month">‹</button> <b>'+M[f.getMonth()]+' '+f.getFullYear()+'</b> <button class=nx aria-label="Next month">›</button><table><tr>'+'<td></td>'.repeat((f.getDay()+6)%7);for(let i=1;i<=k;i++){h+='<td class=dd>'+i+'</td>';if((i+(f.getDay()+6)%7)%7===0)h+='</tr><tr>'}c.innerHTML=h+'</tr></table>';$('.pv',c).onclick=()=>{mo--;p()};$('.nx',c).onclick=()=>{mo++;p()};$$('.dd',c).forEach(t=>t.onclick=()=>{$('#'+id).value=t.textContent+' '+M[(mo+12)%12]+' '+(2026+Math.floor(mo/12));c.remove()})};p();$('#'+id).after(c)});$('#s').onclick=()=>{const q=[$('#ci').value,$('#co').value,g];if(!q[0]||!q[1])return toast('Please pick both days');m.innerHTML='<h1>Rooms for '+g+'</h1>'+R.filter(x=>x[2]>=g).map(x=>'<div class=card><h3>'+x[0]+'</h3><p>'+x[1]+' euros a night</p><button data-r="'+x[0]+'">Select</button></div>').join('');$$('[data-r]').forEach(b=>b.onclick=()=>{m.innerHTML='<h1>Your details</h1><p>'+b.dataset.r+', '+q[0]+' to '+q[1]+'</p><p><label>Full name <input id=nm></label></p><p><label>E-mail <input id=em type=email></label></p><label><input type=checkbox id=tc> I accept the terms</label><p><button id=ok>Book now</button></p>';$('#ok').onclick=()=>{if(!$('#nm').value||!$('#em').value)return toast('Name and e-mail are required');if(!$('#tc').checked)return toast('Please accept the terms');win(${n}===0&&b.dataset.r==='${cheap[0]}'&&q.join()==='${a} December 2026,${a + nights} December 2026,${guests}'&&$('#nm').value==='Ida Kern'&&$('#em').value==='ida@kern.example');m.innerHTML='<h1>Thank you, your room is booked</h1>'}})}},mine(){m.innerHTML='<h1>My bookings</h1><table>'+B.map((b,i)=>'<tr><td>'+b[0]+'<td>'+b[1]+'<td>'+b[2]+'<td><button data-i='+i+'>Cancel</button></tr>').join('')+'</table>';$$('[data-i]').forEach(x=>x.onclick=()=>{const b=B[x.dataset.i];const e=dlg('<h2>Cancel booking '+b[0]+'?</h2><button class=n>Keep it</button> <button class=y>Cancel booking</button>');$('.n',e).onclick=()=>e.remove();$('.y',e).onclick=()=>{B=B.filter(y=>y!==b);e.remove();go('mine');toast('Booking '+b[0]+' has been cancelled');win(${n}===2&&B.length===1&&B[0][0]==='K-188')}})},contact(){m.innerHTML='<h1>Contact</h1><p>Call 555 0100 or write to us.</p><p><label>Your e-mail <input id=em></label></p><p><label>Message <textarea id=ms></textarea></label></p><button id=sd>Send message</button>';$('#sd').onclick=()=>{if(!$('#em').value||!$('#ms').value)return toast('Please fill in both fields');win(${n}===4&&$('#em').value==='ida@kern.example'&&/11 ?pm/i.test($('#ms').value));m.innerHTML='<h1>Thank you</h1><p>We have received your message.</p>'}}})[v]()}m.innerHTML='<h1>Welcome to Hotel Linde</h1><p>A quiet house by the lake, with rooms for one to four.</p>'</script>`,
    },
  };
}

function shop(d: Draw, n: number) {
  const kinds = ['Lamps', 'Chairs', 'Rugs'] as const;
  const colours = ['white', 'black', 'green'];
  const goods = d.shuffle(
    kinds.flatMap((k) =>
      colours.map((c, i) => ({
        k,
        c,
        n: `${['Aura', 'Brio', 'Cosi'][i]} ${k.toLowerCase().slice(0, -1)}`,
        p: d.int(2, 19) * 10 + 9,
      })),
    ),
  );
  const kind = d.pick(kinds);
  const of = goods.filter((g) => g.k === kind);
  const dear = [...of].sort((x, y) => y.p - x.p)[0]!;
  const w = d.pick(of);
  const q = d.int(2, 4);
  const text = [
    `Put the most expensive of the ${kind.toLowerCase()} in the cart.`,
    `Buy ${q} of the ${w.n}. Ship to Ida Kern, 4 Mill Lane, Oslo, and use the coupon SAVE10.`,
    `Show only ${kind.toLowerCase()} that are ${w.c}.`,
    `What does the ${w.n} cost?`,
    `Add the ${w.n} to the wish list.`,
  ][n]!;
  return {
    instructions: text,
    ...(n === 3 ? { answer: new RegExp(String(w.p)) } : {}),
    maxTurns: 30,
    pages: {
      '/': `${HEAD('Homely', '.side{float:left;width:170px}.grid{margin-left:190px}')}<header><b>Homely</b><a onclick="show()">Shop</a><a onclick="cart()" id=ct>Cart (0)</a><a onclick="wish()">Wish list</a></header><main id=m></main><script>const G=${JSON.stringify(goods)},m=$('#m');let F={k:[],c:[]},C=[],W=[],cp='';const nc=()=>$('#ct').textContent='Cart ('+C.reduce((a,x)=>a+x.q,0)+')';function show(){m.innerHTML='<h1>All products</h1><div class=side><b>Category</b>'+${JSON.stringify(kinds)}.map(k=>'<label style="display:block"><input type=checkbox data-f=k value='+k+(F.k.includes(k)?' checked':'')+'> '+k+'</label>').join('')+'<b>Colour</b>'+${JSON.stringify(colours)}.map(k=>'<label style="display:block"><input type=checkbox data-f=c value='+k+(F.c.includes(k)?' checked':'')+'> '+k[0].toUpperCase()+k.slice(1)+'</label>').join('')+'<p><label>Sort by <select id=so><option>Featured<option>Price: low to high<option>Price: high to low</select></label></p></div><div class=grid></div>';const paint=()=>{let l=G.filter(g=>(!F.k.length||F.k.includes(g.k))&&(!F.c.length||F.c.includes(g.c)));const s=$('#so').value;if(/low to/.test(s))l=[...l].sort((a,b)=>a.p-b.p);if(/high to/.test(s))l=[...l].sort((a,b)=>b.p-a.p);$('.grid').innerHTML='<p>'+l.length+' products</p>'+l.map(g=>'<div class=card><h3><a href="#" data-n="'+g.n+'">'+g.n+'</a></h3><p>'+g.c+'</p><p>€ '+g.p+'</p></div>').join('');$$('[data-n]').forEach(a=>a.onclick=v=>{v.preventDefault();item(G.find(g=>g.n===a.dataset.n))})};$$('[data-f]').forEach(i=>i.onchange=()=>{const l=F[i.dataset.f];i.checked?l.push(i.value):l.splice(l.indexOf(i.value),1);paint();win(${n}===2&&F.k.join()==='${kind}'&&F.c.join()==='${w.c}')});$('#so').onchange=paint;paint()}function item(g){m.innerHTML='<h1>'+g.n+'</h1><p>'+g.c+', € '+g.p+'</p><p><label>Quantity <input type=number id=q value=1 min=1></label></p><button id=ad>Add to cart</button> <button id=wi>♡ Add to wish list</button>';$('#ad').onclick=()=>{C.push({n:g.n,p:g.p,q:+$('#q').value});nc();toast(g.n+' was added to your cart');win(${n}===0&&C.length===1&&C[0].n==='${dear.n}'&&C[0].q===1)};$('#wi').onclick=()=>{W.push(g.n);toast('Saved to your wish list');win(${n}===4&&W.join()==='${w.n}')}}function cart(){const sum=()=>C.reduce((a,x)=>a+x.p*x.q,0)*(cp==='SAVE10'?.9:1);m.innerHTML='<h1>Your cart</h1>'+(C.length?'<table>'+C.map(x=>'<tr><td>'+x.n+'<td>'+x.q+'<td>€ '+x.p*x.q+'</tr>').join('')+'</table><p>Total: € <b id=to>'+sum().toFixed(2)+'</b></p><p><label>Coupon code <input id=cc></label> <button id=ap>Apply</button></p><button id=ch>Checkout</button>':'<p>Your cart is empty.</p>');if(!C.length)return;$('#ap').onclick=()=>{cp=$('#cc').value.trim();if(cp==='SAVE10'){$('#to').textContent=sum().toFixed(2);toast('Coupon applied: 10% off')}else toast('This code is not valid')};$('#ch').onclick=()=>{m.innerHTML='<h1>Checkout</h1><p><label>Full name <input id=n1></label></p><p><label>Street and number <input id=n2></label></p><p><label>City <input id=n3></label></p><button id=pl>Place order</button>';$('#pl').onclick=()=>{const v=['n1','n2','n3'].map(i=>$('#'+i).value.trim());if(v.some(x=>!x))return toast('Please fill in all fields');win(${n}===1&&C.length===1&&C[0].n==='${w.n}'&&C[0].q===${q}&&cp==='SAVE10'&&v.join('|')==='Ida Kern|4 Mill Lane|Oslo');m.innerHTML='<h1>Thank you for your order</h1><p>We will send it tomorrow.</p>'}}}function wish(){m.innerHTML='<h1>Wish list</h1>'+(W.length?W.map(x=>'<p>'+x).join(''):'<p>Nothing here yet.</p>')}show()</script>`,
    },
  };
}

const SITES: ReadonlyArray<[string, (d: Draw, n: number) => ReturnType<Family['make']>]> = [
  ['bank', bank],
  ['tracker', kanban],
  ['hotel', hotel],
  ['home shop', shop],
];

/** Four sites on one page each, with five things to do on every one. */
export const SECOND_SITES: readonly Family[] = SITES.flatMap(([name, make]) =>
  [0, 1, 2, 3, 4].map((n) => ({ name: `second: ${name}, task ${n + 1}`, make: (d: Draw) => make(d, n) })),
);
