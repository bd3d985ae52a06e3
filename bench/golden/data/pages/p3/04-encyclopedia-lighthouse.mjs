export default {
  site: 'Openleaf Encyclopedia', path: '/wiki/Skarnholm_Lighthouse',
  html: `<title>Skarnholm Lighthouse – Openleaf</title><style>body{font:15px/1.55 sans-serif;margin:0}.bar{border-bottom:1px solid #aaa;padding:8px 20px}.bar a{margin-right:14px}main{padding:8px 20px;max-width:940px}.info{float:right;width:290px;border:1px solid #aaa;background:#f8f9fa;margin:0 0 10px 18px;border-collapse:collapse;font-size:13px}.info td,.info th{padding:4px 6px;text-align:left;vertical-align:top}</style>
<header class="bar"><a href="/">Main page</a><a href="/random">Random article</a><a href="/talk/Skarnholm_Lighthouse">Discussion</a><a href="/edit/Skarnholm_Lighthouse">Edit</a><a href="/history/Skarnholm_Lighthouse">View history</a><a href="/help">Help</a><a href="/donate">Donate</a><a href="/register">Create account</a></header>
<main><h1>Skarnholm Lighthouse</h1><table class="info"><tr><th colspan="2">Skarnholm Lighthouse</th></tr><tr><th>Location</th><td>Skarnholm island, Norrvik Sound</td></tr><tr><th>First lit</th><td>14 October 1868</td></tr><tr><th>Automated</th><td>1974</td></tr><tr><th>Tower height</th><td>31 m</td></tr><tr><th>Focal height</th><td>46 m above the sea</td></tr><tr><th>Range</th><td>18 nautical miles</td></tr><tr><th>Characteristic</th><td>Two white flashes every 15 s</td></tr><tr><th>Material</th><td>Granite and cast iron</td></tr><tr><th>Fog signal</th><td>Siren until 1991</td></tr></table>
<p><b>Skarnholm Lighthouse</b> is a lighthouse on the island of <a href="/wiki/Skarnholm">Skarnholm</a> at the northern entrance of the <a href="/wiki/Norrvik_Sound">Norrvik Sound</a>. It was the third light on the island and the first that was built of stone.</p>
<h2>History</h2><p>A coal fire burned on the western hill from 1702. It was replaced in 1799 by a wooden tower, which burned down in the winter of 1861. The present tower was designed by the engineer Alma Reidar Torsen and cost 42,000 crowns.</p><p>The rotating lens came from a workshop in Paris and was carried across the ice on sledges. Three families of keepers lived on the island. The last keeper, Jonas Hele, left in September 1974.</p><p>During the storm of 1932 the crew of the schooner <a href="/wiki/Margit_(ship)">Margit</a> sheltered in the lamp room for five days.</p>
<h2>Access</h2><p>The tower has 142 steps. It may be climbed in July and August with a guide from the museum society; children under six are not admitted for safety.</p>
<h2>In culture</h2><p>The lighthouse appears on a 1968 stamp and in the novel <a href="/wiki/The_Salt_Winter">The Salt Winter</a> by Ebba Lind.</p>
<h2>See also</h2><ul><li><a href="/wiki/List_of_lighthouses">List of lighthouses by height</a></li><li><a href="/wiki/Fresnel_lens">Fresnel lens</a></li></ul></main>
<footer class="bar">Text may be reused under the Openleaf licence. <a href="/cite/Skarnholm_Lighthouse">Cite this page</a></footer>`,
  asks: [
    { q: 'When was the lamp switched on for the first time?', answer: '1868' },
    { q: 'How far can the light be seen?', answer: '18 nautical' },
    { q: 'Who was the last keeper?', answer: 'Jonas Hele' },
    { q: 'My daughter is four. May she go up with me?', answer: 'under six' },
    { q: 'What happened to the wooden tower?', answer: 'burned down' },
    { q: 'How much does it cost to climb the tower?', answer: null },
  ],
  ways: [
    { need: 'I saw a wrong date in this article and want to correct it', link: 'Edit' },
    { need: 'Who changed this article last week?', link: 'View history' },
    { need: 'How does that kind of glass that bundles light work?', link: 'Fresnel lens' },
    { need: 'Which lighthouse is the tallest?', link: 'List of lighthouses by height' },
    { need: 'How do I quote this article in my thesis?', link: 'Cite this page' },
    { need: 'What became of the schooner whose crew sheltered here?', link: 'Margit' },
  ],
};
