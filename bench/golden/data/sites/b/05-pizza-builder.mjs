const css = `<style>body{font:16px/1.45 Verdana,sans-serif;margin:0;background:#fff7ec;color:#3b1f12}.h{background:#d6392b;color:#fff;padding:12px 24px;display:flex;gap:20px;align-items:baseline}.h a{color:#fff}.two{display:grid;grid-template-columns:1fr 300px;gap:20px;max-width:980px;margin:20px auto;padding:0 16px}.acc{border:1px solid #e6c9a8;border-radius:8px;background:#fff;margin-bottom:10px}.acc>button{width:100%;text-align:left;padding:12px;border:0;background:none;font:inherit;font-weight:bold;cursor:pointer}.acc>div{padding:0 14px 12px}.acc>div[hidden]{display:none}.side{background:#fff;border:2px dashed #d6392b;border-radius:10px;padding:14px;align-self:start}.btn{background:#d6392b;color:#fff;border:0;padding:10px 16px;border-radius:8px;font:inherit}label{display:block;padding:3px 0}footer{text-align:center;padding:20px;font-size:13px}.ok{color:#17752f}.bad{color:#b00}</style>`;
const head = `<div class="h"><b>Pizza Presto</b><a href="/">Build your pizza</a><a href="/deals">Deals</a><a href="/allergens">Allergens</a></div>`;
const foot = `<footer>Pizza Presto · delivery within 40 minutes · <a href="/allergens">Allergens</a></footer>`;
const acc = (id, t, body, open) => `<div class="acc"><button id="h-${id}" aria-expanded="${!!open}" aria-controls="p-${id}">${t}</button><div id="p-${id}" ${open ? '' : 'hidden'}>${body}</div></div>`;
const tops = (l) => l.map((t) => `<label><input type="checkbox" name="top" value="${t}"> ${t} (+ 1.20)</label>`).join('');
export default {
  name: 'Pizza Presto',
  pages: {
    '/': `<title>Build your pizza – Pizza Presto</title>${css}${head}<div class="two"><div><h1>Build your pizza</h1>
${acc('size', '1. Size', `<label><input type="radio" name="size" value="Small"> Small, 24 cm – 7.00</label><label><input type="radio" name="size" value="Medium" checked> Medium, 30 cm – 9.50</label><label><input type="radio" name="size" value="Large"> Large, 36 cm – 12.50</label>`, true)}
${acc('base', '2. Base', `<label><input type="radio" name="base" value="Tomato" checked> Tomato</label><label><input type="radio" name="base" value="Cream"> Cream</label><label><input type="radio" name="base" value="Pesto"> Pesto</label>`)}
${acc('veg', '3. Vegetables', tops(['Mushrooms', 'Peppers', 'Red onion', 'Olives', 'Spinach', 'Jalapeños']))}
${acc('meat', '4. Meat and fish', tops(['Ham', 'Salami', 'Tuna', 'Anchovies']))}
${acc('cheese', '5. Extra cheese', tops(['Gorgonzola', 'Feta', 'Parmesan']))}
</div><div class="side"><h2>Your pizza</h2><p id="sum"></p><p><b id="price"></b></p><button class="btn" id="add">Add to order</button><p id="done" class="ok" role="status"></p><hr><h3>Order</h3><ul id="order"><li>Nothing yet</li></ul><form id="cf"><label for="code">Voucher code</label><input id="code" size="14"> <button>Apply</button></form><p id="cm" role="status"></p><p>Order total: <b id="tot">0.00</b></p></div></div>${foot}<script>
const $=s=>document.querySelector(s),base={Small:7,Medium:9.5,Large:12.5};document.querySelectorAll('.acc>button').forEach(b=>b.onclick=()=>{const p=b.nextElementSibling;p.hidden=!p.hidden;b.setAttribute('aria-expanded',!p.hidden)});
const st=()=>{const s=$('[name=size]:checked').value,b=$('[name=base]:checked').value,t=[...document.querySelectorAll('[name=top]:checked')].map(x=>x.value).sort();return{s,b,t,p:base[s]+1.2*t.length}};
function upd(){const x=st();$('#sum').textContent=x.s+', '+x.b+' base'+(x.t.length?', with '+x.t.join(', '):', mozzarella only');$('#price').textContent=x.p.toFixed(2)}upd();document.addEventListener('change',upd);
const O=()=>JSON.parse(sessionStorage.order||'[]');function list(){const o=O();$('#order').innerHTML=o.length?o.map(x=>'<li>'+x.s+', '+x.b+(x.t.length?': '+x.t.join(', '):'')+' – '+x.p.toFixed(2)+'</li>').join(''):'<li>Nothing yet</li>';let t=o.reduce((a,x)=>a+x.p,0);if(sessionStorage.voucher=='PRESTO5')t=Math.max(0,t-5);if(sessionStorage.voucher=='TENOFF')t*=.9;$('#tot').textContent=t.toFixed(2)}list();
$('#add').onclick=()=>{const o=O();o.push(st());sessionStorage.order=JSON.stringify(o);$('#done').textContent='Added to your order.';document.querySelectorAll('[name=top]').forEach(x=>x.checked=false);upd();list()};
$('#cf').onsubmit=e=>{e.preventDefault();const c=$('#code').value.trim().toUpperCase();if(c=='PRESTO5'||c=='TENOFF'){if(!O().length){$('#cm').className='bad';$('#cm').textContent='Add a pizza before you use a voucher.';return}sessionStorage.voucher=c;$('#cm').className='ok';$('#cm').textContent='Voucher '+c+' applied.'}else{$('#cm').className='bad';$('#cm').textContent='This code is not valid.'}list()};
</script>`,
    '/deals': `<title>Deals – Pizza Presto</title>${css}${head}<div class="two"><div><h1>Deals</h1><p><b>Monday to Wednesday:</b> ten percent off everything with the code TENOFF.</p><p><b>New customers:</b> 5.00 off the first order with the code PRESTO5.</p><p><b>Lunch:</b> every small pizza with a drink for 8.50, weekdays 11 to 14.</p></div></div>${foot}`,
    '/allergens': `<title>Allergens</title>${css}${head}<div class="two"><div><h1>Allergens</h1><p>All bases contain wheat. Pesto contains cashew nuts and milk. Anchovies and tuna are fish.</p></div></div>${foot}`,
  },
  tasks: [
    { id: 'a', instructions: 'Order a large pizza with pesto base, spinach and feta (add it to the order).', data: {}, claim: 'completed', answer: null, won: `sessionStorage.order === '[{"s":"Large","b":"Pesto","t":["Feta","Spinach"],"p":14.9}]' && !sessionStorage.voucher`,
      golden: [['check', 'input[value=Large]'], ['click', '#h-base'], ['check', 'input[value=Pesto]'], ['click', '#h-veg'], ['check', 'input[value=Spinach]'], ['click', '#h-cheese'], ['check', 'input[value=Feta]'], ['click', '#add']] },
    { id: 'b', instructions: 'Get the standard medium pizza exactly as it is preset, without anything extra, and knock five off with the newcomers\' code you find on the site.', data: {}, claim: 'completed', answer: null, won: `sessionStorage.order === '[{"s":"Medium","b":"Tomato","t":[],"p":9.5}]' && sessionStorage.voucher === 'PRESTO5'`,
      golden: [['click', '.h a[href="/deals"]'], ['click', '.h a[href="/"]'], ['click', '#add'], ['type', '#code', 'PRESTO5'], ['click', '#cf button']] },
  ],
};
