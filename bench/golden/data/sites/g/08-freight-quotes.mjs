const css = `<style>body{margin:0;font:14px/1.4 "Helvetica Neue",Arial,sans-serif;display:flex;min-height:100vh}.nav{width:190px;background:#20262e;color:#cfd6df;padding:18px}.nav a{display:block;color:#cfd6df;padding:8px 0;text-decoration:none}.main{flex:1;padding:20px 28px}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #dde;padding:9px;text-align:left}th button{background:none;border:0;font:inherit;font-weight:700;cursor:pointer;padding:0}td .acc{background:#1f6feb;color:#fff;border:0;border-radius:4px;padding:5px 12px}.toast{background:#dff6e3;padding:10px;margin-top:12px}</style>`;
const nav = `<div class="nav"><b>Cargoline</b><a href="/">Quotes</a><a href="/shipments">Shipments</a><a href="/invoices">Invoices</a></div>`;
export default {
  name: 'Cargoline Quotes',
  pages: {
    '/': `<title>Quotes – Cargoline</title>${css}${nav}<div class="main"><h1>Quotes for request 8841</h1><p>Rotterdam to Gdańsk, 6 pallets, ready on 9 November.</p><table><thead><tr><th><button data-c="0">Carrier</button></th><th aria-sort="none"><button data-c="1">Price (€)</button></th><th><button data-c="2">Transit days</button></th><th><button data-c="3">Rating</button></th><th></th></tr></thead><tbody id="tb"></tbody></table><div id="t"></div></div>
<script>var R=[['Baltic Lift',1185,4,4.2],['Norfracht',1040,6,3.9],['Van Dalen',1320,3,4.7],['Polaris Road',985,7,4.1],['EuroTrek',1090,5,3.4],['Kestra',1264,2,4.0],['Two Rivers',1012,8,4.4]],s=-1,up=true;
function draw(){document.getElementById('tb').innerHTML=R.map(function(r){return '<tr data-r="'+r[0]+'"><td>'+r[0]+'</td><td>'+r[1].toLocaleString('en')+'</td><td>'+r[2]+'</td><td>'+r[3].toFixed(1)+'</td><td>'+(sessionStorage.quote===r[0]?'<b>Accepted</b>':sessionStorage.quote?'':'<button class="acc">Accept</button>')+'</td></tr>'}).join('')}draw();
document.querySelector('thead').onclick=function(e){var c=e.target.dataset.c;if(c==null)return;c=+c;up=s===c?!up:true;s=c;R.sort(function(a,b){return(a[c]>b[c]?1:-1)*(up?1:-1)});document.querySelectorAll('th button').forEach(function(b){b.textContent=b.textContent.replace(/ [▲▼]/,'')+(+b.dataset.c===c?(up?' ▲':' ▼'):'')});draw()};
document.getElementById('tb').onclick=function(e){if(e.target.className==='acc'){sessionStorage.quote=e.target.closest('tr').dataset.r;draw();document.getElementById('t').innerHTML='<div class="toast" role="status">Quote by '+sessionStorage.quote+' accepted.</div>'}}</script>`,
    '/shipments': `<title>Shipments</title>${css}${nav}<div class="main"><h1>Shipments</h1><p>8790 Lyon – Porto, delivered. 8812 Bremen – Riga, on the road.</p></div>`,
    '/invoices': `<title>Invoices</title>${css}${nav}<div class="main"><h1>Invoices</h1><p>No open invoices.</p></div>`,
  },
  tasks: [
    { id: 'a', instructions: 'Sort the quotes by price and accept the cheapest one.', claim: 'completed', answer: null, won: `sessionStorage.quote === 'Polaris Road'`, golden: [['click', '[data-c="1"]'], ['click', '[data-r="Polaris Road"] .acc']] },
    { id: 'b', instructions: 'Sort by transit days. Which carrier is the quickest?', claim: 'completed', answer: 'Kestra', won: null, golden: [['click', '[data-c="2"]']] },
  ],
};
