import { knows, type Task } from './types.ts';

const page = (title: string, body: string) =>
  `<title>${title}</title><style>body{font-family:Verdana,sans-serif;margin:24px;color:#222}[hidden]{display:none}</style>${body}`;

const BARE = 'border:none;outline:none;background:transparent;width:180px';

/** Parts that many applications have: a letter handed on, a button of another name, as many of a kind as are asked for. */
export const PARTS_OF_APPS: Task[] = [
  {
    name: 'parts: a letter is handed on',
    instructions: 'Find the message from Oskar and forward it to Pilar.',
    pages: {
      '/': page(
        'Post',
        `<h2>Inbox</h2><div id=list><p><button onclick="list.hidden=true;one.hidden=false">Oskar: the keys</button></p><p><button>Ines: Sunday</button></p></div><div id=one hidden><p>From Oskar. The keys are with the porter.</p><button onclick="one.hidden=true;out.hidden=false">Reply</button> <button onclick="one.hidden=true;out.hidden=false;fw=1">Forward</button></div><div id=out hidden><p><label for=t>to:</label> <input id=t style="${BARE}"></p><p><b>subject:</b> the keys</p><textarea rows=4 cols=30>The keys are with the porter.</textarea><p><button onclick="window.won=window.fw===1&&t.value.trim()==='Pilar';document.body.innerHTML='<p>Sent.</p>'">Send</button></p></div>`,
      ),
    },
  },
  {
    name: 'parts: a button of another name ends the form',
    instructions: 'Enter the user name "tamsin" and the password "Kq7Zp" and press login.',
    pages: {
      '/': page(
        'Staff',
        `<div id=f onclick=";" style="cursor:pointer;padding:12px;border:1px solid #999;width:260px"><p><label>Username <input id=u></label></p><p><label>Password <input type=password id=p></label></p><button onclick="window.won=u.value==='tamsin'&&p.value==='Kq7Zp';o.textContent='Welcome, tamsin'">OK</button></div><p id=o></p>`,
      ),
    },
  },
  {
    name: 'parts: as many of a kind as are asked for',
    instructions: 'Order 3 dishes that are vegetarian.',
    knowledge: knows({}),
    pages: {
      '/': page(
        'Canteen',
        `<h1>Today</h1>${[
          'Lentil stew|vegetarian',
          'Beef pie|meat',
          'Pumpkin soup|vegetarian',
          'Trout|fish',
          'Spinach lasagne|vegetarian',
          'Potato gratin|vegetarian',
        ]
          .map((dish) => dish.split('|'))
          .map(
            ([name, kind]) =>
              `<div style="border:1px solid #bbb;margin:6px;padding:6px"><b>${name}</b> <i>${kind}</i> <button onclick="window.got=(window.got||[]).concat('${kind}');n.textContent='Items: '+got.length">Add</button></div>`,
          )
          .join(
            '',
          )}<p id=n>Items: 0</p><button onclick="window.won=got.length===3&&got.every((kind)=>kind==='vegetarian');document.body.innerHTML='<h1>Thank you, your order is placed.</h1>'">Place order</button>`,
      ),
    },
  },
];
