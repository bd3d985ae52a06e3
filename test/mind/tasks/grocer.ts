import { site } from './site.ts';
import type { Task } from './types.ts';

const grocer = (check: string) => ({
  '/': site(
    'Green Basket',
    `<div class=nav><span class=brand>Green Basket</span><a href="#fruit" onclick="show('Fruit')">Fruit</a><a href="#veg" onclick="show('Vegetables')">Vegetables</a><a href="#dairy" onclick="show('Dairy')">Dairy</a><span style="flex:1"></span><button class="btn sec" onclick="cart()">🛒 <span id=n>0</span></button></div><div class=wrap id=m></div><script>const P=[['Apples','Fruit',2.4,'1 kg'],['Bananas','Fruit',1.9,'1 kg'],['Lemons','Fruit',1.2,'4 pieces'],['Carrots','Vegetables',1.1,'1 kg'],['Potatoes','Vegetables',3.2,'2.5 kg'],['Leeks','Vegetables',1.8,'3 pieces'],['Whole milk','Dairy',1.3,'1 l'],['Oat milk','Dairy',2.1,'1 l'],['Butter','Dairy',2.6,'250 g']];const CK=${check};const B={};let slot='',vo=0;function show(c){m.innerHTML='<h1>'+c+'</h1><div class=grid>'+P.filter(p=>p[1]===c).map(p=>'<div class=card><h3>'+p[0]+'</h3><p>'+p[3]+'</p><p><b>'+p[2].toFixed(2)+' €</b></p><button class=btn onclick="add(\\''+p[0]+'\\')">Add</button></div>').join('')+'</div>'}function add(p){B[p]=(B[p]||0)+1;cnt()}function cnt(){n.textContent=Object.values(B).reduce((a,b)=>a+b,0)}function ch(p,d){B[p]+=d;if(B[p]<=0)delete B[p];cnt();cart()}function cart(){const k=Object.keys(B);m.innerHTML='<h1>Your basket</h1>'+(k.length?k.map(p=>'<div class=card>'+p+' <button class="btn sec" aria-label="One less" onclick="ch(\\''+p+'\\',-1)">−</button> <b>'+B[p]+'</b> <button class="btn sec" aria-label="One more" onclick="ch(\\''+p+'\\',1)">+</button></div>').join('')+'<p>Voucher <input id=v size=10> <button class="btn sec" onclick="vo=v.value.trim()===\\'FRESH5\\'?5:0;vm.textContent=vo?\\'5 € off\\':\\'This voucher is not valid\\'">Use</button> <span id=vm></span></p><button class=btn onclick="deliver()">Choose delivery</button>':'<p>Your basket is empty.</p>')}function deliver(){m.innerHTML='<h1>When shall we come?</h1>'+['Mon 30 Nov','Tue 1 Dec','Wed 2 Dec'].map(d=>'<h3>'+d+'</h3>'+['8-10','12-14','18-20'].map(t=>'<button class="btn sec" style="margin-right:6px" '+(d.startsWith('Tue')&&t==='8-10'?'disabled':'')+' onclick="slot=\\''+d+' '+t+'\\';pay()">'+t+'</button>').join('')).join('')}function pay(){m.innerHTML='<h1>Check and order</h1><p>'+Object.entries(B).map(([k,v])=>v+' × '+k).join(', ')+'</p><p>Delivery: '+slot+'</p><label>Notes for the driver</label><textarea id=nt></textarea><p><button class=btn onclick="CK(B,slot,vo,nt.value);m.innerHTML=\\'<h1>Thank you!</h1><p>Your groceries are on their way soon.</p>\\'">Order now</button></p>'}m.innerHTML='<h1>Fresh every day</h1><p>Choose a shelf above.</p>'</script>`,
  ),
});

/** A grocer in one page: shelves, a basket that counts, windows of time for the delivery. */
export const GROCER: Task[] = [
  {
    name: 'grocer: order',
    instructions: 'Order two litres of oat milk and one kilo of carrots for delivery on Wednesday between 18 and 20.',
    pages: grocer(`(B,s)=>win(B['Oat milk']===2&&B['Carrots']===1&&Object.keys(B).length===2&&s==='Wed 2 Dec 18-20')`),
  },
  {
    name: 'grocer: voucher',
    instructions: 'Order butter with the voucher FRESH5, delivered on Monday at noon.',
    pages: grocer(`(B,s,v)=>win(B['Butter']===1&&v===5&&s==='Mon 30 Nov 12-14')`),
  },
  {
    name: 'grocer: note',
    instructions: 'Have lemons delivered on Tuesday evening. Tell the driver to ring twice.',
    pages: grocer(`(B,s,v,n)=>win(B['Lemons']===1&&s==='Tue 1 Dec 18-20'&&/ring twice/i.test(n))`),
  },
  {
    name: 'grocer: missing',
    instructions: 'Order a kilo of tomatoes.',
    claim: 'gave_up',
    pages: (() => {
      const p: Record<string, string> = grocer('()=>win(false)');
      p['/'] += '<script>win()</script>';
      return p;
    })(),
  },
];
