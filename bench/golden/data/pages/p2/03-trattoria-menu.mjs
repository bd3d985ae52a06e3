export default {
  site: 'Trattoria Sale', path: '/menu',
  html: `<title>Menu | Trattoria Sale</title><style>body{font:16px/1.4 'Trebuchet MS';background:#fff;margin:0}header{text-align:center;padding:18px;background:#7b1e22;color:#fff}header a{color:#fff;margin:0 10px}main{columns:2;column-gap:50px;padding:20px 60px}section{break-inside:avoid;margin-bottom:18px}li{display:flex;justify-content:space-between;padding:3px 0}ul{list-style:none;padding:0}small{color:#666}.wide{column-span:all}footer{padding:14px 60px;background:#eee}footer a{margin-right:16px}</style>
<header><h1>Trattoria Sale</h1><nav><a href="/">Home</a><a href="/menu">Menu</a><a href="/wine">Wine list</a><a href="/lunch">Lunch of the week</a><a href="/groups">Parties &amp; groups</a><a href="/reserve">Reserve a table</a><a href="/find">Find us</a></nav></header>
<main><section><h2>To start</h2><ul><li><span>Bruschetta with tomatoes (v)</span><span>6.50</span></li><li><span>Vitello tonnato</span><span>13.80</span></li><li><span>Burrata with peach and basil (v)</span><span>12.40</span></li><li><span>Soup of the day (v)</span><span>7.20</span></li></ul></section>
<section><h2>Pasta</h2><ul><li><span>Tagliatelle with ragù</span><span>15.90</span></li><li><span>Spaghetti with clams</span><span>18.50</span></li><li><span>Pumpkin ravioli with sage butter (v)</span><span>16.70</span></li><li><span>Lasagne from the oven</span><span>14.90</span></li></ul><p><small>Gluten-free penne instead of any pasta: 1.50 extra.</small></p></section>
<section><h2>From the grill</h2><ul><li><span>Sea bream with fennel</span><span>24.50</span></li><li><span>Lamb cutlets with rosemary potatoes</span><span>27.80</span></li><li><span>Aubergine, smoked ricotta (v)</span><span>17.30</span></li></ul></section>
<section><h2>Sweet</h2><ul><li><span>Tiramisù</span><span>7.90</span></li><li><span>Lemon tart</span><span>6.90</span></li><li><span>Affogato</span><span>5.20</span></li></ul></section>
<section><h2>For children</h2><p>Half portions of every pasta dish at 60 per cent of the price, up to twelve years of age. High chairs are there.</p></section>
<section><h2>Hours</h2><p>Tuesday to Friday 12.00–14.30 and 18.00–23.00</p><p>Saturday 17.30–24.00</p><p>Sunday 12.00–21.00</p><p>Closed on Mondays. The kitchen takes last orders 45 minutes before we close.</p></section>
<section class="wide"><h2>Please note</h2><p>We take cash and debit cards, no credit cards. Bringing your own cake costs 2.00 per guest. Tables are kept for 15 minutes. Call us on 030 555 71 40.</p><p>Dishes marked (v) are made without meat or fish. <a href="/allergens">Allergens in each dish</a></p></section></main>
<footer><a href="/takeaway">Order to take away</a><a href="/work">Work with us</a><a href="/feedback">Tell us how it was</a><a href="/legal">Legal notice</a></footer>`,
  asks: [
    { q: 'How much is the fish from the grill, the bream?', answer: '24\\.50' },
    { q: 'May we bring a birthday cake of our own, and what does it cost?', answer: 'own cake' },
    { q: 'Can I pay with my Mastercard credit card?', answer: 'no credit cards' },
    { q: 'When do you open on Saturdays?', answer: 'Saturday' },
    { q: 'My daughter is seven. Is there something smaller for her?', answer: 'Half portions' },
    { q: 'How much is a glass of the house red?', answer: null },
  ],
  ways: [
    { need: 'My son is allergic to nuts. Which dishes are safe?', link: 'Allergens in each dish' },
    { need: 'Book for two people on Friday evening', link: 'Reserve a table' },
    { need: 'Celebrate a 60th birthday with 35 guests', link: 'Parties & groups' },
    { need: 'Complain about a cold meal', link: 'Tell us how it was' },
    { need: 'Which wines do you have?', link: 'Wine list' },
    { need: 'Fetch a dish and eat it at home', link: 'Order to take away' },
  ],
};
