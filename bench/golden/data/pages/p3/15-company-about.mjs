export default {
  site: 'Hedlund Bearings', path: '/company',
  html: `<title>About us – Hedlund Bearings</title><style>body{font:15px/1.55 Roboto,Arial;margin:0}header{display:flex;gap:18px;padding:16px 32px;background:#eef1f4}main{padding:8px 32px;max-width:980px}.k{display:flex;gap:14px}.k div{flex:1;background:#eef1f4;padding:10px}.k b{display:block;font-size:22px}.s{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.s div{border:1px solid #ccc;padding:10px}</style>
<header><a href="/">Hedlund</a><a href="/products">Products</a><a href="/industries">Industries</a><a href="/services">Repair and service</a><a href="/company">Company</a><a href="/investors">Investors</a><a href="/careers">Careers</a><a href="/downloads">Data sheets</a></header>
<main><h1>Turning things since 1907</h1><p>Hedlund makes ball and roller bearings for wind turbines, trains and paper mills. The firm was founded by Karl and Signe Hedlund in a former dairy and is still owned by the family to 62 percent.</p>
<div class="k"><div><b>3,150</b>employees</div><div><b>€684 million</b>turnover in 2023</div><div><b>11</b>factories</div><div><b>46</b>patents granted last year</div></div>
<h2>Management</h2><ul><li>Agneta Roos, chief executive since 2018</li><li>Thomas Bielik, finance</li><li>Priya Raman, research and development</li><li>Olof Hedlund, chairman of the board</li></ul>
<h2>Where we are</h2><div class="s"><div><h3>Head office</h3><p>Kvarngatan 8, Lidby, Sweden</p><p>+46 555 010 200</p></div><div><h3>Poland</h3><p>ul. Towarowa 31, Rzekowo</p><p>+48 555 010 310</p></div><div><h3>India</h3><p>Plot 77, Talegaon Park, Pune</p><p>+91 555 010 420</p></div></div>
<h2>Milestones</h2><ul><li>1907 First bearing, for a sawmill</li><li>1938 First plant abroad, in Riga</li><li>1961 Sealed bearing S-61, sold more than 40 million times</li><li>1994 Quoted on the stock exchange</li><li>2021 All Swedish plants run on wind power</li></ul>
<h2>Responsibility</h2><p>By 2030 we want to cut the carbon of each bearing by half compared with 2019. We are certified to ISO 14001 and ISO 45001. Suppliers are audited every third year.</p><p>Each employee may spend two paid days a year on voluntary work.</p>
<p><a href="/whistle">Report misconduct anonymously</a></p></main>
<footer style="padding:16px 32px;background:#eef1f4"><a href="/distributors">Find a dealer</a> · <a href="/press">Newsroom</a> · <a href="/suppliers">For suppliers</a> · <a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'Who runs the company at present?', answer: 'Agneta Roos' },
    { q: 'How much of the shares does the family hold?', answer: '62 percent' },
    { q: 'What is the phone number in Pune?', answer: '555 010 420' },
    { q: 'When did the firm go public?', answer: '1994' },
    { q: 'I care about the climate. What have they set out to reach by 2030?', answer: 'By 2030' },
    { q: 'How long is the guarantee on a bearing?', answer: null },
  ],
  ways: [
    { need: 'Where near me can I buy one?', link: 'Find a dealer' },
    { need: 'My superior takes bribes and I want to tell someone without giving my name', link: 'Report misconduct anonymously' },
    { need: 'Technical drawings of the type S-61 as a file', link: 'Data sheets' },
    { need: 'Our old bearing is worn. Can you overhaul it?', link: 'Repair and service' },
    { need: 'When is the annual general meeting for shareholders?', link: 'Investors' },
    { need: 'We make steel rings and would like to deliver to you', link: 'For suppliers' },
  ],
};
