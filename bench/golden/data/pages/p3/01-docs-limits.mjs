export default {
  site: 'Parcelle API docs', path: '/docs/limits',
  html: `<title>Limits and quotas · Parcelle API</title><style>body{margin:0;font:15px/1.5 system-ui}header{background:#10243e;color:#fff;padding:10px 20px}header a{color:#cfe0f5;margin-right:16px;text-decoration:none}.wrap{display:flex}aside{width:200px;padding:16px;border-right:1px solid #ddd}aside a{display:block;padding:3px 0;color:#245}main{padding:16px 28px;max-width:720px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ddd;padding:5px 8px;text-align:left}code{background:#f2f2f2;padding:0 4px}</style>
<header><a href="/">Parcelle</a><a href="/docs">Docs</a><a href="/pricing">Pricing</a><a href="/status">Status</a><a href="/login">Sign in</a></header>
<div class="wrap"><aside><a href="/docs/quickstart">Quickstart</a><a href="/docs/auth">Authentication</a><a href="/docs/errors">Error codes</a><a href="/docs/limits" aria-current="page">Limits and quotas</a><a href="/docs/webhooks">Webhooks</a><a href="/docs/pagination">Pagination</a><a href="/docs/sdks">Client libraries</a><a href="/docs/changelog">Changelog</a></aside>
<main><h1>Limits and quotas</h1><p>Every account is subject to the limits on this page. They apply per workspace, not per key, so creating more keys does not raise them.</p>
<h2>Requests per plan</h2><table><tr><th>Plan</th><th>Requests per minute</th><th>Burst</th><th>Monthly labels</th></tr><tr><td>Sandbox</td><td>30</td><td>10</td><td>100 (void)</td></tr><tr><td>Starter</td><td>120</td><td>40</td><td>2,000</td></tr><tr><td>Growth</td><td>600</td><td>150</td><td>25,000</td></tr><tr><td>Fleet</td><td>2,400</td><td>500</td><td>by agreement</td></tr></table>
<p>When you exceed the rate we answer with <code>429</code> and a <code>Retry-After</code> header that holds the seconds to wait.</p>
<h2>Payload sizes</h2><ul><li>Request body: at most 4 MB.</li><li>Batch endpoint: up to 250 shipments in one call.</li><li>Label logo: PNG only, 300 KB or less.</li><li>Free-text reference: 64 characters.</li></ul>
<h2>Retention</h2><p>Labels can be downloaded again for 90 days after creation. Tracking events are kept for 18 months. Request logs disappear after 14 days.</p>
<h2>Timeouts</h2><p>Rate quotes time out after 8 seconds, all other calls after 30 seconds. Idle connections are closed after two minutes.</p>
<h2>Raising a limit</h2><p>Growth and Fleet customers may ask for a temporary increase, for instance before the holidays. Write at least five working days ahead and name the expected peak.</p>
<p><a href="/support/new">Open a support ticket</a></p></main></div>
<footer style="padding:16px 28px;border-top:1px solid #ddd"><a href="/legal/dpa">Data processing agreement</a> · <a href="/legal/terms">Terms</a></footer>`,
  asks: [
    { q: 'How many requests per minute does the Growth plan allow?', answer: 'Growth\\s+600' },
    { q: 'I lost a label I printed last month. How long can I fetch it once more?', answer: '90 days' },
    { q: 'How many parcels can I send in a single bulk call?', answer: '250 shipments' },
    { q: 'Which status code is returned when I exceed the rate?', answer: '429' },
    { q: 'We expect a Christmas rush. How early must we tell them we need more?', answer: 'five working days' },
    { q: 'What does the Growth plan cost a month?', answer: null },
  ],
  ways: [
    { need: 'How do I send my API key with each request?', link: 'Authentication' },
    { need: 'Is the service down right now?', link: 'Status' },
    { need: 'Install the package for Python', link: 'Client libraries' },
    { need: 'Find out what the message "invalid_zone" means', link: 'Error codes' },
    { need: 'Get notified by the server when a parcel is delivered', link: 'Webhooks' },
    { need: 'Our lawyer wants the contract on how personal data is handled', link: 'Data processing agreement' },
  ],
};
