export default {
  site: 'Stockrail', path: '/sales-orders/SO-90417',
  html: `<title>SO-90417 – Stockrail</title><style>body{margin:0;font:13px/1.5 Tahoma}header{background:#f0b429;padding:10px 18px}header a{color:#222;margin-right:14px}main{padding:14px 18px}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;background:#fbf6e7;padding:10px}.g div span{color:#876;display:block;font-size:12px}table{width:100%;border-collapse:collapse;margin-top:12px}td,th{border:1px solid #ddd;padding:5px;text-align:left}ol{padding-left:20px}</style>
<header><b>Stockrail</b> <a href="/so">Sales orders</a><a href="/po">Purchase orders</a><a href="/st">Stock levels</a><a href="/bin">Bin locations</a><a href="/pick">Picking lists</a><a href="/ret">Returns</a><a href="/car">Carriers</a><a href="/cnt">Stocktaking</a><a href="/sup">Suppliers</a><a href="/usr">Users</a></header>
<main><h1>Sales order SO-90417</h1><p><button>Print picking list</button> <button>Split order</button> <button>Create shipping label</button> <button>Cancel order</button> <button>Put on hold</button></p><div class=g><div><span>Customer</span>Bergmann Bikes, Ulm</div><div><span>Ordered</span>6 June, 13:08</div><div><span>Ship by</span>11 June</div><div><span>Priority</span>Express</div><div><span>Carrier</span>Nordpost</div><div><span>Incoterm</span>DAP</div><div><span>Total weight</span>86.4 kg</div><div><span>Parcels</span>5</div><div><span>Sales rep</span>Agnes Pohl</div><div><span>Payment</span>30 days net</div><div><span>Warehouse</span>Hall 2</div><div><span>State</span>Partly picked</div></div>
<table><tr><th>Article</th><th>SKU</th><th>Bin</th><th>Ordered</th><th>Picked</th><th>On hand</th><th>Price</th></tr><tr><td>Brake pads, organic</td><td>BP-110</td><td>A-04-2</td><td>60</td><td>60</td><td>412</td><td>€6.20</td></tr><tr><td>Chain, 11-speed</td><td>CH-311</td><td>A-11-5</td><td>25</td><td>25</td><td>38</td><td>€18.90</td></tr><tr><td>Cargo rack, steel</td><td>RK-075</td><td>D-02-1</td><td>8</td><td>0</td><td>3</td><td>€44.00</td></tr><tr><td>LED tail light</td><td>LT-220</td><td>B-07-3</td><td>40</td><td>15</td><td>97</td><td>€11.75</td></tr></table>
<p>Cargo rack: 5 missing, supplier Ferrotec delivers again on 19 June.</p><p>Delivery address: Bergmann Bikes, gate 3, Donaustr. 55, 89073 Ulm. Goods accepted weekdays 7:00–14:30.</p><p>Remark of the customer: please no pallets, no lift available.</p><h2>Progress</h2><ol><li>6 June 13:09 – order released by credit check</li><li>10 June 07:55 – picking begun by Hamza Idris</li><li>10 June 09:20 – shortage reported</li></ol><p><a href="/so/90417/docs">Documents</a> · <a href="/track">Track shipment</a> · <a href="/c/bergmann">Customer record</a> · <a href="/so/90417/claim">Report damage</a></p></main><footer style="padding:8px 18px"><a href="/manual">User manual</a></footer>`,
  asks: [
    { q: 'On which shelf do I find the 11-speed chain?', answer: 'A-11-5' },
    { q: 'When do the missing racks come in?', answer: '19 June' },
    { q: 'What are the hours in which the customer takes deliveries?', answer: '14:30' },
    { q: 'Who started picking this order?', answer: 'Hamza Idris' },
    { q: 'How heavy is the whole shipment?', answer: '86\\.4 kg' },
    { q: 'How much does the customer pay for the freight?', answer: null },
  ],
  ways: [
    { need: 'Send off what is ready now and the rest later', link: 'Split order' },
    { need: 'I need the sticker for the parcels', link: 'Create shipping label' },
    { need: 'What is the phone number of Bergmann Bikes?', link: 'Customer record' },
    { need: 'A box fell off the forklift and the lights are broken', link: 'Report damage' },
    { need: 'Count what is on the shelves at the end of the year', link: 'Stocktaking' },
    { need: 'Order new goods from Ferrotec', link: 'Purchase orders' },
  ],
};
