export default {
  site: 'Paws Lane Veterinary Surgery', path: '/fees',
  html: `<title>Fees – Paws Lane Vets</title><style>body{font:16px/1.5 Calibri,sans-serif;max-width:900px;margin:auto;padding:10px}header a{margin-right:12px}table{width:100%;border-collapse:collapse;margin-bottom:14px}td{border-bottom:1px dotted #999;padding:4px}td+td{text-align:right}.warn{background:#ffe9e0;padding:10px;border-left:5px solid #d43}</style>
<header><h2>Paws Lane Vets</h2><a href="/">Home</a><a href="/team">Our vets and nurses</a><a href="/appointments">Appointments</a><a href="/fees">Fees</a><a href="/plan">Pet health plan</a><a href="/shop">Food and medicine to order</a><a href="/advice">Advice sheets</a><a href="/rehome">Animals seeking a home</a></header>
<main><h1>Fees</h1><p>All prices include VAT and hold from 1 April. We give a written estimate for anything above £150. Please pay on the day; we can spread bills over £400 over six months.</p>
<h2>Seeing a vet</h2><table><tr><td>Consultation, 15 minutes</td><td>£52</td></tr><tr><td>Follow-up within 14 days</td><td>£34</td></tr><tr><td>Nurse clinic (claws, weight, glands)</td><td>£19</td></tr><tr><td>Home visit within 8 miles, without treatment</td><td>£125</td></tr><tr><td>Out of hours at Highfield Hospital</td><td>£235</td></tr></table>
<h2>Cats</h2><table><tr><td>Yearly booster</td><td>£58</td></tr><tr><td>First course, two injections</td><td>£82</td></tr><tr><td>Neutering, tom</td><td>£88</td></tr><tr><td>Neutering, queen</td><td>£126</td></tr><tr><td>Microchip</td><td>£24</td></tr></table>
<h2>Dogs</h2><table><tr><td>Booster each year</td><td>£64</td></tr><tr><td>Puppy course, two injections</td><td>£89</td></tr><tr><td>Kennel cough, drops in the nose</td><td>£38</td></tr><tr><td>Castration, under 20 kg</td><td>£255</td></tr><tr><td>Castration, 20 kg and more</td><td>£310</td></tr><tr><td>Spaying by keyhole</td><td>£520</td></tr><tr><td>Animal health certificate for travel</td><td>£145</td></tr></table>
<h2>Rabbits and small animals</h2><table><tr><td>Combined vaccination, rabbit</td><td>£61</td></tr><tr><td>Teeth trimming, awake</td><td>£29</td></tr><tr><td>Consultation for hamster, rat or gerbil</td><td>£36</td></tr></table>
<p class=warn>Emergency? Between 7 pm and 8 am and on Sundays our line 01632 960 455 is put through to Highfield Hospital. Ring before you set out.</p>
<h2>Insurance</h2><p>We claim from the insurer for you for £15 a claim; you pay the excess. Direct claims are possible with Petwise, Oakshield and Four Paws.</p><p>People on housing benefit may get treatment at a third of the price through the Blue Kennel charity; bring your letter of award.</p>
<p><a href="/plan/join">Join for £14.50 a month</a> and get boosters and flea drops in the price. <a href="/prescription">Order a repeat prescription</a> · <a href="/goodbye">When the time comes: putting to sleep</a> · <a href="/register">Register your pet</a></p></main>
<footer>Open Mon–Fri 8 am–7 pm, Sat 9 am–1 pm · Paws Lane 7 · <a href="/complaint">Complaints</a> · <a href="/students">Work experience</a> · <a href="/findus">Find us</a></footer>`,
  asks: [
    { q: 'My labrador weighs 31 kilos and is to be castrated. What do you charge?', answer: '310' },
    { q: 'How much is it to have a cat chipped?', answer: 'Microchip' },
    { q: 'Can I pay a large bill bit by bit?', answer: 'six months' },
    { q: 'My rat is sneezing. What will seeing a vet cost?', answer: 'hamster' },
    { q: 'Which number do I call when my dog is hurt on a Sunday?', answer: '960 455' },
    { q: 'What does an X-ray cost?', answer: null },
  ],
  ways: [
    { need: 'My old cat is suffering and I think it is time to let her go', link: 'When the time comes: putting to sleep' },
    { need: 'Adopt a guinea pig', link: 'Animals seeking a home' },
    { need: 'We have a new kitten that you do not know yet', link: 'Register your pet' },
    { need: 'Our dog needs another month of his heart tablets', link: 'Order a repeat prescription' },
    { need: 'What should I do about ticks?', link: 'Advice sheets' },
    { need: 'I am 16 and would like to help at the surgery for a week', link: 'Work experience' },
  ],
};
