import { knows } from '../../types.ts';
import type { Family } from '../family.ts';

/** A page whose form tells `win` whether it was filled in as the task asks. */
function page(body: string): string {
  return `<title>Form</title><style>body{font-family:sans-serif}.btn{padding:8px 16px}.err{color:#b00020}.sel{background:#cde}.o{display:flex;gap:10px}.t{border:1px solid #999;padding:8px}</style><script>function win(x){window.won=!!x}</script>${body}`;
}

/** Forms of many kinds as they were met on pages written for them: each value of the task has its place in one of the controls. */
export const FILLED_IN: readonly Family[] = [
  {
    name: 'form: ferry',
    make: () => ({
      name: 'ferry',
      instructions: 'Book the ferry from Kiel to Oslo on 3 February 2027 for two adults and one car.',
      pages: {
        '/': page(
          "<main><h1>Book a crossing</h1><table><tr><td>From<td><select id=a><option>Oslo<option>Kiel<option>Rostock</select><tr><td>To<td><select id=b><option>Kiel<option>Oslo<option>Rostock</select><tr><td>Date<td><input type=date id=d><tr><td>Adults<td><input type=number id=n value=1 min=0><tr><td>Children<td><input type=number id=c value=0 min=0><tr><td>Vehicle<td><select id=v><option>No vehicle<option>Car<option>Motorcycle<option>Camper</select></table><p><button class=btn onclick=\"win(a.value==='Kiel'&&b.value==='Oslo'&&d.value==='2027-02-03'&&n.value==='2'&&c.value==='0'&&v.value==='Car');document.querySelector('main').innerHTML='<h1>Your crossing is booked</h1>'\">Book</button></p></main>",
        ),
      },
    }),
  },
  {
    name: 'form: parking',
    make: () => ({
      name: 'parking',
      instructions: 'Pay for parking in zone 214 for two hours for the car with the plate B-XY 3344.',
      pages: {
        '/': page(
          "<main><h1>Park & pay</h1><div class=f><span>Zone</span><input id=z></div><div class=f><span>Licence plate</span><input id=p></div><div class=f><span>Duration</span><div class=st><button onclick=\"h=Math.max(30,h-30);q()\">−</button><b id=t>30 min</b><button onclick=\"h+=30;q()\">+</button></div></div><p id=c>1.20 €</p><button class=btn onclick=\"win(z.value==='214'&&p.value.replace(/[^A-Z0-9]/g,'')==='BXY3344'&&h===120);document.querySelector('main').innerHTML='<h1>Parking started</h1><p>Valid until 16:05</p>'\">Start parking</button><script>let h=30;function q(){t.textContent=h<60?h+' min':(h/60)+' h';c.textContent=(h/30*1.2).toFixed(2)+' €'}</script></main>",
        ),
      },
    }),
  },
  {
    name: 'form: tyres',
    make: () => ({
      name: 'tyres',
      instructions: 'Book a tyre change for tomorrow at a quarter past eight.',
      pages: {
        '/': page(
          "<main><h1>Book a service</h1><ol><li><b>What do you need?</b><div class=o><div class=t onclick=k(this)>Oil change</div><div class=t onclick=k(this)>Tyre change</div><div class=t onclick=k(this)>Inspection</div></div><li><b>Which day?</b><div class=o><div class=t onclick=k(this)>Today</div><div class=t onclick=k(this)>Tomorrow</div><div class=t onclick=k(this)>Wed 4 Nov</div></div><li><b>When?</b><div class=o><div class=t onclick=k(this)>07:45</div><div class=t onclick=k(this)>08:15</div><div class=t onclick=k(this)>09:00</div></div></ol><button class=btn onclick=\"const v=[...document.querySelectorAll('.sel')].map(e=>e.textContent).join('|');if(v.split('|').length<3){m.textContent='Please choose one of each.';return}win(v==='Tyre change|Tomorrow|08:15');document.querySelector('main').innerHTML='<h1>See you tomorrow</h1><p>Your tyre change is booked.</p>'\">Book it</button><p id=m class=err></p><script>function k(e){e.parentNode.querySelectorAll('.t').forEach(x=>x.classList.remove('sel'));e.classList.add('sel')}</script></main>",
        ),
      },
    }),
  },
  {
    name: 'form: gift wrap checkout',
    make: () => ({
      name: 'gift wrap checkout',
      instructions: 'Finish the order: have it sent to a pick-up point, wrapped as a gift, and pay by invoice.',
      knowledge: knows({ email: 'rosa@example.org' }),
      pages: {
        '/': page(
          "<main><h1>Checkout</h1><section><h2>1. Contact</h2><label>Email <input type=email id=m></label></section><section><h2>2. Delivery</h2><label><input type=radio name=d value=home checked> Home delivery <small>4.90 €</small></label><br><label><input type=radio name=d value=pick> Pick-up point <small>free</small></label></section><section><h2>3. Extras</h2><label><input type=checkbox id=g> Gift wrapping (+3 €)</label><br><label><input type=checkbox id=i> Parcel insurance (+2 €)</label></section><section><h2>4. Payment</h2><select id=p><option>Credit card<option>Invoice<option>Bank transfer</select></section><p><button class=btn onclick=\"win(document.querySelector('[name=d]:checked').value==='pick'&&g.checked&&!i.checked&&p.value==='Invoice'&&m.value==='rosa@example.org');document.querySelector('main').innerHTML='<h1>Thank you for your order</h1>'\">Place order</button></p></main>",
        ),
      },
    }),
  },
  {
    name: 'form: expense',
    make: () => ({
      name: 'expense',
      instructions: 'File an expense of 48.60 euros for a taxi on 30 October 2026, project Aurora.',
      pages: {
        '/': page(
          "<main><h1>New expense</h1><div class=f><label for=c>Category</label><select id=c><option>Meals<option>Travel – train<option>Travel – taxi<option>Office</select></div><div class=f><label for=a>Amount</label><input id=a> <select id=cu><option>USD<option>EUR<option>GBP</select></div><div class=f><label for=d>Date</label><input id=d placeholder=\"YYYY-MM-DD\"></div><div class=f><label for=p>Project</label><select id=p><option value=\"\">None<option>Aurora<option>Borealis</select></div><div class=f><label for=n>Note (optional)</label><input id=n></div><button class=btn onclick=\"win(c.selectedIndex===2&&a.value==='48.60'&&cu.value==='EUR'&&d.value==='2026-10-30'&&p.value==='Aurora');document.querySelector('main').innerHTML='<h1>Expense filed</h1>'\">File expense</button></main>",
        ),
      },
    }),
  },
  {
    name: 'form: theatre',
    make: () => ({
      name: 'theatre',
      instructions: 'Get four tickets for "The Seagull" on 12 December 2026 at 8 pm, in the balcony.',
      pages: {
        '/': page(
          "<main><h1>The Seagull</h1><p>Performance<br><select id=p><option>Fri 11 Dec 2026, 20:00<option>Sat 12 Dec 2026, 15:00<option>Sat 12 Dec 2026, 20:00<option>Sun 13 Dec 2026, 20:00</select></p><table><tr><th>Area<th>Price<th>Tickets</tr><tr><td>Stalls<td>60 €<td><select id=t0><option>0<option>1<option>2<option>3<option>4<option>5<option>6</select></tr><tr><td>Circle<td>45 €<td><select id=t1><option>0<option>1<option>2<option>3<option>4<option>5<option>6</select></tr><tr><td>Balcony<td>25 €<td><select id=t2><option>0<option>1<option>2<option>3<option>4<option>5<option>6</select></tr></table><p><button class=btn onclick=\"win(p.selectedIndex===2&&t0.value==='0'&&t1.value==='0'&&t2.value==='4');document.querySelector('main').innerHTML='<h1>Thank you, your tickets are on their way</h1>'\">Buy tickets</button></p></main>",
        ),
      },
    }),
  },
  {
    name: 'form: password complexity',
    make: () => ({
      name: 'password complexity',
      instructions: 'Register for the forum.',
      knowledge: knows({ email: 'rosa.d@example.org', username: 'rosa_d', password: 'maplesyrup' }),
      pages: {
        '/': page(
          "<main><h1>Join the forum</h1><form novalidate id=f><div class=row><input name=u placeholder=Username></div><div class=row><input name=e placeholder=\"E-mail\"></div><div class=row><input name=p type=password placeholder=Password><div class=err id=ep></div></div><div class=row><label><input type=checkbox name=k> I am over 16</label><div class=err id=ek></div></div><button class=btn>Register</button></form><script>f.onsubmit=v=>{v.preventDefault();const d=Object.fromEntries(new FormData(f));ep.textContent=ek.textContent='';if(!/[A-Z]/.test(d.p)||!/\\d/.test(d.p)){ep.textContent='Use at least one capital letter and one number';return}if(!d.k){ek.textContent='You need to be over 16';return}win(d.u==='rosa_d'&&d.e==='rosa.d@example.org');f.outerHTML='<p>Almost there! We have sent you an e-mail.</p>'}</script></main>",
        ),
      },
    }),
  },
  {
    name: 'form: warranty',
    make: () => ({
      name: 'warranty',
      instructions:
        'Register the washing machine for the warranty. Its serial number is WM-7745-KL and it was bought on 3 September 2026.',
      knowledge: knows({ email: 'rosa@example.org' }),
      pages: {
        '/': page(
          "<main><h1>Register your product</h1><form novalidate id=f><div class=row><b>Product</b><br><select name=p><option value=\"\">– please choose –</option><option>Dishwasher</option><option>Washing machine</option><option>Oven</option></select><span class=err></span></div><div class=row><b>Serial number</b><br><input name=s><span class=err></span></div><div class=row><b>Date of purchase</b><br><input name=d><span class=err></span></div><div class=row><b>Your email</b><br><input name=e><span class=err></span></div><button class=btn>Register product</button></form><script>f.onsubmit=v=>{v.preventDefault();const d=Object.fromEntries(new FormData(f));f.querySelectorAll('.err').forEach(x=>x.textContent='');const bad=(n,t)=>{f.elements[n].nextElementSibling.textContent=' '+t};let ok=1;if(!d.p){bad('p','Which one?');ok=0}if(!/^[A-Z]{2}-\\d{4}-[A-Z]{2}$/.test(d.s)){bad('s','You find it on the back, e.g. AB-1234-CD');ok=0}if(!/^\\d{2}\\.\\d{2}\\.\\d{4}$/.test(d.d)){bad('d','Day.Month.Year, please: 24.12.2025');ok=0}if(!/@/.test(d.e)){bad('e','We need an address to write to');ok=0}if(!ok)return;win(d.p==='Washing machine'&&d.s==='WM-7745-KL'&&d.d==='03.09.2026');f.outerHTML='<p>Your product is registered. Enjoy!</p>'}</script></main>",
        ),
      },
    }),
  },
  {
    name: 'form: review and correct',
    make: () => ({
      name: 'review and correct',
      instructions:
        'Send flowers to Ines Prado, Calle Luna 4, 28004 Madrid, for 14 February 2027: the medium bouquet of roses.',
      pages: {
        '/': page(
          "<main><h1>Send flowers</h1><div id=a><p>Bouquet <select id=k><option>Tulips<option>Roses<option>Mixed</select></p><p>Size <select id=z><option>Small<option>Medium<option selected>Large</select></p><p>Delivery date <input id=d type=date value=2027-02-10></p><p>Recipient <input id=n></p><p>Street <input id=s></p><p>Postcode <input id=p size=6> City <input id=c></p><button class=btn onclick=\"r.innerHTML='<h2>Please check your order</h2><p>'+[k.value,z.value,d.value,n.value,s.value,p.value,c.value].join(', ')+'</p><button onclick=&quot;r.hidden=true;a.hidden=false&quot;>Edit</button> <button class=btn onclick=&quot;fin()&quot;>Confirm order</button>';a.hidden=true;r.hidden=false\">Review order</button></div><div id=r hidden></div><script>function fin(){win(k.value==='Roses'&&z.value==='Medium'&&d.value==='2027-02-14'&&n.value==='Ines Prado'&&s.value==='Calle Luna 4'&&p.value==='28004'&&c.value==='Madrid');document.querySelector('main').innerHTML='<h1>Your flowers are on their way</h1>'}</script></main>",
        ),
      },
    }),
  },
];
