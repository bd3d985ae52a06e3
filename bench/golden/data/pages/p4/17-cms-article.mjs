export default {
  site: 'Paperclip CMS', path: '/content/posts/2210/edit',
  html: `<title>Edit: Winter opening of the palm house</title><style>body{margin:0;font:14px/1.5 "Open Sans",Arial;display:grid;grid-template-columns:160px 1fr 270px}nav{background:#1e1e1e;min-height:100vh;padding:10px}nav a{display:block;color:#ddd;padding:6px}main{padding:14px 20px}aside{background:#f7f7f7;padding:12px}aside h3{margin:10px 0 2px;font-size:13px}aside p{margin:2px 0}</style>
<nav><a href="/d">Dashboard</a><a href="/p">Posts</a><a href="/pg">Pages</a><a href="/m">Media library</a><a href="/c">Comments (7)</a><a href="/f">Forms</a><a href="/n">Menus</a><a href="/a">Appearance</a><a href="/pl">Plugins</a><a href="/u">Users</a><a href="/t">Tools</a></nav>
<main><p><button>Save draft</button> <button>Preview</button> <button>Publish</button> <button>Move to bin</button></p><h1>Winter opening of the palm house</h1><p>From 2 November the palm house of the Botanical Garden opens its doors at 10 and closes at 16, every day except Mondays.</p><p>During the renovation of the west wing the cactus collection can be seen in hall 3.</p><p>Admission stays at 6 euros; under-12s come in free of charge.</p><p>On every first Sunday head gardener Milan Horvat leads a tour, with 20 places.</p><p>The café is closed until Easter, but there is a vending machine by the cloakroom.</p><p>Pushchairs have to be left at the entrance, wheelchairs can use the ramp on the north side.</p><h3>Editor's comments</h3><p>Ute: Please ask the garden whether we may use the orchid picture, photographer is Sam Oduya.</p><p>Ravi: Headline has 33 characters, fine for mobile.</p></main>
<aside><h3>Status</h3><p>Draft, awaiting review</p><h3>Author</h3><p>Carlotta Venn</p><h3>Reviewer</h3><p>Ravi Menon</p><h3>Scheduled for</h3><p>28 October, 06:00</p><h3>Category</h3><p>Leisure</p><h3>Tags</h3><p>garden, winter, families</p><h3>Address</h3><p>/leisure/palm-house-winter</p><h3>Word count</h3><p>412</p><h3>Language</h3><p>English, <a href="/tr">Add translation</a></p><h3>Featured image</h3><p>orchid-02.jpg, 1600 × 900 pixels</p><h3>Readability</h3><p>72 of 100</p><h3>Last saved</h3><p>today 11:26 by Ute Lang</p><p><a href="/rev">9 revisions</a></p><p><a href="/seo">Search engine settings</a></p><p><a href="/rights">Image rights</a></p><p><a href="/style">House style guide</a></p></aside><footer style="grid-column:1/4;padding:6px 20px">Paperclip 6.4 · <a href="/upd">Update available</a></footer>`,
  asks: [
    { q: 'When will this article go online?', answer: '28 October' },
    { q: 'Who wrote the text?', answer: 'Carlotta Venn' },
    { q: 'What is the admission fee according to the article?', answer: '6 euros' },
    { q: 'Where do visitors find the cacti at the moment?', answer: 'hall 3' },
    { q: 'What size is the picture at the top?', answer: '1600' },
    { q: 'How many readers did the post have?', answer: null },
  ],
  ways: [
    { need: 'Go back to what the text looked like yesterday', link: '9 revisions' },
    { need: 'Show me how the article will look to readers', link: 'Preview' },
    { need: 'Do we write "ten" or "10" in our texts?', link: 'House style guide' },
    { need: 'Somebody left a rude remark under a post, take it away', link: 'Comments (7)' },
    { need: 'I would like a Spanish version of this post', link: 'Add translation' },
    { need: 'Upload a new photo', link: 'Media library' },
  ],
};
