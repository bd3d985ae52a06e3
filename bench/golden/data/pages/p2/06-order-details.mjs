export default {
  site: 'Kernow Kitchenware', path: '/account/orders/KK-58210',
  html: `<title>Order KK-58210</title><style>body{font:15px/1.5 system-ui;margin:0}header{padding:14px 28px;border-bottom:1px solid #ddd}header a{margin-right:18px;color:#0b5345}.w{display:grid;grid-template-columns:200px 1fr;gap:30px;padding:20px 28px}aside a{display:block;padding:6px 0}table{width:100%;border-collapse:collapse}td,th{padding:7px;border-bottom:1px solid #eee;text-align:left}.r{text-align:right}footer{padding:18px 28px;color:#666}footer a{margin-right:14px}</style>
<header><a href="/">Kernow Kitchenware</a><a href="/pans">Pans</a><a href="/knives">Knives</a><a href="/baking">Baking</a><a href="/sale">Sale</a><a href="/basket">Basket</a></header>
<div class="w"><aside><a href="/account">Overview</a><a href="/account/orders">Orders</a><a href="/account/addresses">Addresses</a><a href="/account/cards">Payment methods</a><a href="/account/wishlist">Wish list</a><a href="/account/password">Password</a><a href="/logout">Log out</a></aside>
<main><h1>Order KK-58210</h1><p>Placed on 11 May by Imogen Trewin</p><p>Status: dispatched, one item still to follow</p>
<table><tr><th>Item</th><th>Qty</th><th>State</th><th class="r">Price</th></tr><tr><td>Cast iron casserole, 24 cm, blue</td><td>1</td><td>Sent on 13 May</td><td class="r">£89.00</td></tr><tr><td>Bread knife, serrated</td><td>1</td><td>Sent on 13 May</td><td class="r">£27.50</td></tr><tr><td>Linen tea towel</td><td>4</td><td>Sent on 13 May</td><td class="r">£22.00</td></tr><tr><td>Pasta machine, steel</td><td>1</td><td>Expected from the maker on 29 May</td><td class="r">£54.95</td></tr></table>
<table><tr><td>Goods</td><td class="r">£193.45</td></tr><tr><td>Discount SPRING10</td><td class="r">−£19.35</td></tr><tr><td>Delivery</td><td class="r">£4.90</td></tr><tr><td><b>Total paid</b></td><td class="r"><b>£179.00</b></td></tr></table>
<h2>Delivery</h2><p>Carrier: Parcelway, consignment 3391 7702 18</p><p>Expected on Thursday 16 May between 10:00 and 13:00</p><p>Deliver to: 4 Chapel Row, Penryn TR10 8QD</p><p>If out: leave with neighbour at number 6</p><p><a href="/go/parcelway">Follow the parcel</a></p>
<h2>Payment</h2><p>Visa ending in 4417, charged on 13 May</p><p><a href="/account/orders/KK-58210/invoice.pdf">Invoice (PDF)</a></p>
<h2>Changes</h2><p>Items that have not been sent can be cancelled until the day before dispatch. <button>Cancel pasta machine</button></p><p>Returns are accepted until 15 June. <a href="/returns/KK-58210">Send something back</a></p></main></div>
<footer><a href="/help">Help centre</a><a href="/chat">Chat with us</a><a href="/guarantee">Guarantees</a><a href="/terms">Terms of sale</a></footer>`,
  asks: [
    { q: 'When will the pasta maker be in?', answer: '29 May' },
    { q: 'How much did I save with my code?', answer: '19\\.35' },
    { q: 'I shall be out. With whom will the driver leave it?', answer: 'neighbour' },
    { q: 'Until when can I return things?', answer: '15 June' },
    { q: 'Which card was charged?', answer: '4417' },
    { q: 'How long is the guarantee on the casserole?', answer: null },
  ],
  ways: [
    { need: 'I need the bill for my tax return', link: 'Invoice (PDF)' },
    { need: 'Where is the van with my things now?', link: 'Follow the parcel' },
    { need: 'The knife is not what I expected, I do not want to keep it', link: 'Send something back' },
    { need: 'I no longer want the thing that has not come yet', link: 'Cancel pasta machine' },
    { need: 'My credit card has expired, enter the new one', link: 'Payment methods' },
    { need: 'We have moved. Change where you deliver in future', link: 'Addresses' },
  ],
};
