export default {
  site: 'Wayfarer Travel Insurance', path: '/help/claims',
  html: `<title>Claims: your questions | Wayfarer</title><style>body{font:15px/1.45 Arial;margin:0}header{padding:12px 28px;background:#006d77}header a{color:#fff;margin-right:15px}main{padding:8px 28px;max-width:820px;font-size:14px}h3{margin:10px 0 2px;font-size:15px}p{margin:2px 0}aside{background:#edf6f9;padding:8px 16px;margin-top:12px}footer{padding:12px 28px;background:#83c5be}footer a{margin-right:12px}</style>
<header><a href="/">Wayfarer</a><a href="/single">Single trip</a><a href="/annual">Annual cover</a><a href="/backpack">Long stays</a><a href="/winter">Winter sports</a><a href="/help">Help</a><a href="/my">My Wayfarer</a></header>
<main><h1>Claims: your questions</h1>
<h3>How soon do I have to tell you?</h3><p>Within 31 days of coming home. Hospital stays must be reported at once, before you agree to treatment.</p>
<h3>My bags did not arrive. What now?</h3><p>Get a property irregularity report from the airline. After 12 hours we pay up to £150 for essentials, after three weeks the case counts as lost.</p>
<h3>What if I am robbed?</h3><p>Go to the police within 24 hours and ask for a written report. Without it we cannot pay.</p>
<h3>I fell ill and cannot travel.</h3><p>Send the doctor's certificate together with the cancellation invoice. Fear of flying and a change of mind are not insured.</p>
<h3>My flight was late.</h3><p>You receive £30 for each full six hours, up to £180.</p>
<h3>Do you pay the hospital directly?</h3><p>Yes, if the bill is above £500. Smaller bills you pay yourself and send us.</p>
<h3>How long does a claim take?</h3><p>Most are settled in nine working days. Medical claims abroad take up to six weeks.</p>
<h3>How is the money paid?</h3><p>By transfer to a bank account in your name. We do not send cheques.</p>
<h3>What part do I bear?</h3><p>The excess is £85 a person, and nothing for children under 16.</p>
<h3>Must papers be translated?</h3><p>Not from French, Spanish, German or Italian. For other languages we pay the translator.</p>
<h3>Does a claim raise my premium?</h3><p>A first claim does not. After a second within two years, annual cover rises by a fifth.</p>
<h3>Can someone claim for me?</h3><p>Yes, with a signed letter of authority. For a person who has died, the executor writes to us.</p>
<aside><b>In an emergency abroad:</b> +44 20 7946 0555, day and night. General claims line: +44 20 7946 0510, weekdays 8:30 to 18:00.</aside>
<p><a href="/claim/start">Start a claim</a> · <a href="/claim/track">Where is my claim?</a> · <a href="/claim/upload">Send us documents</a> · <a href="/claim/appeal">Disagree with our decision</a></p></main>
<footer><a href="/medical">Declare a medical condition</a><a href="/extend">Extend my trip</a><a href="/proof">Insurance certificate for a visa</a><a href="/countries">Countries we do not cover</a><a href="/legal">Legal</a></footer>`,
  asks: [
    { q: 'My wallet was stolen in Rome. By when must I be at the police?', answer: 'within 24 hours' },
    { q: 'What number can I call at night when I am in trouble abroad?', answer: '0555' },
    { q: 'How much is the excess?', answer: '£85' },
    { q: 'How quickly are claims normally settled?', answer: 'nine working days' },
    { q: 'My papers are in Spanish. Do I need a translation?', answer: 'Not from French' },
    { q: 'Am I insured when I rent a motorbike?', answer: null },
  ],
  ways: [
    { need: 'I have heard nothing since I sent everything in', link: 'Where is my claim?' },
    { need: 'You refused to pay and I find that unfair', link: 'Disagree with our decision' },
    { need: 'The consulate asks for proof that I am insured', link: 'Insurance certificate for a visa' },
    { need: 'I want to stay two weeks longer than planned', link: 'Extend my trip' },
    { need: 'I have diabetes. Where do I tell you?', link: 'Declare a medical condition' },
    { need: 'Insure a ski holiday', link: 'Winter sports' },
  ],
};
