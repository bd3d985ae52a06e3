import type { Task } from '../types.ts';
import { doc } from './page.ts';

/** Things told apart by numbers, names, days and signs. */
export const TOLD_APART: readonly Task[] = [
  {
    name: 'lists: sold out',
    instructions: 'Buy two tickets for the late show on Saturday.',
    claim: 'gave_up',
    pages: {
      '/': doc(
        'Shows',
        `<main><h1>The Glass Garden</h1><table><tr><th>Day<th>Time<th>Price<th></tr><tr><td>Friday<td>Late show, 22:00<td>18 €<td><button onclick="win(false);o.textContent='Added'">Buy</button><tr><td>Saturday<td>Early show, 18:00<td>18 €<td><button onclick="win(false);o.textContent='Added'">Buy</button><tr><td>Saturday<td>Late show, 22:00<td>18 €<td>Sold out<tr><td>Sunday<td>Early show, 18:00<td>18 €<td><button onclick="win(false);o.textContent='Added'">Buy</button></table><p id=o></p></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: not there recipe',
    instructions: 'Open the recipe for gooseberry pie.',
    claim: 'gave_up',
    pages: {
      '/': doc(
        'Pies',
        `<nav><b>Crust</b> <a href=/>Pies</a></nav><main><h1>All our pies</h1><ul>${['Apple pie', 'Cherry pie', 'Blackberry and apple pie', 'Pecan pie', 'Lemon meringue pie', 'Rhubarb pie'].map((p, i) => `<li><a href="/p?${i}">${p}</a>`).join('')}</ul></main><script>win()</script>`,
      ),
      '/p': doc('Pie', '<main><h1>A pie</h1></main><script>win(false)</script>'),
    },
  },
  {
    name: 'lists: sort menu',
    instructions: 'Show the reviews with the lowest rating first.',
    pages: {
      '/': doc(
        'Reviews',
        `<main><h1>Reviews of Hotel Lark</h1><label>Order <select id=s onchange="r();win(this.value==='l')"><option value=n>Newest<option value=h>Highest rated<option value=l>Lowest rated</select></label><div id=o></div></main><script>const R=[[5,'Lovely'],[2,'Noisy'],[4,'Good'],[1,'Cold']];function r(){const v=s.value;o.innerHTML=[...R].sort((a,b)=>v==='h'?b[0]-a[0]:v==='l'?a[0]-b[0]:0).map(x=>'<p><b>'+'★'.repeat(x[0])+'</b> '+x[1]+'</p>').join('')}r()</script>`,
      ),
    },
  },
  {
    name: 'lists: all unread',
    instructions: 'Mark all unread notifications as read.',
    pages: {
      '/': doc(
        'Notifications',
        `<main><h1>Notifications</h1><ul id=l style="list-style:none;padding:0"></ul></main><script>const N=[['Ada liked your photo',1],['Welcome to Nest',0],['Ben commented on your post',1],['Cy followed you',1]];const l=document.getElementById('l');function r(){l.innerHTML=N.map((n,i)=>'<li style="padding:8px;border-bottom:1px solid #ddd;'+(n[1]?'font-weight:700':'')+'">'+n[0]+' '+(n[1]?'<button onclick="N['+i+'][1]=0;r()">Mark as read</button>':'')+'</li>').join('');win(N.every(n=>!n[1]))}r()</script>`,
      ),
    },
  },
  {
    name: 'lists: question most',
    instructions: 'Which country has the most lakes?',
    answer: /canada/i,
    pages: {
      '/': doc(
        'Lakes',
        `<main><h1>Lakes of the world</h1><p>Counted are lakes of more than ten hectares.</p><table><tr><th>Country<th>Lakes<th>Largest lake<tr><td>Finland<td>56,000<td>Saimaa<tr><td>Canada<td>879,800<td>Great Bear Lake<tr><td>Sweden<td>95,700<td>Vänern<tr><td>Russia<td>201,200<td>Baikal</table></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: directory dentist',
    instructions: 'Find a dentist in Brno that takes new patients and open its page.',
    pages: {
      '/': doc(
        'Doctors',
        `<main><h1>Dentists</h1>${[
          ['Dental Care Nova', 'Prague', 'Accepts new patients'],
          ['Dr. Hála', 'Brno', 'Not taking new patients'],
          ['Smile Studio', 'Brno', 'Accepts new patients'],
          ['Dr. Malá', 'Olomouc', 'Accepts new patients'],
        ]
          .map(
            ([n, c, s], i) =>
              `<div class=d><p><strong>${n}</strong><br>${c}<br><em>${s}</em></p><a href="/d${i}">Profile</a></div>`,
          )
          .join('')}</main>`,
        '.d{border-left:4px solid #9bd;padding:4px 14px;margin:12px 0}',
      ),
      '/d2': doc('Smile Studio', '<main><h1>Smile Studio</h1></main><script>win()</script>'),
      '/d0': doc('x', '<main><h1>Dental Care Nova</h1></main>'),
      '/d1': doc('x', '<main><h1>Dr. Hála</h1></main>'),
      '/d3': doc('x', '<main><h1>Dr. Malá</h1></main>'),
    },
  },
  {
    name: 'lists: newest by author',
    instructions: 'Open the newest post by Hana.',
    pages: {
      '/': doc(
        'Blog',
        `<main><h1>Blog</h1>${[
          ['On moss', 'Hana', '2 March 2026'],
          ['Rain gauges', 'Ivo', '19 October 2026'],
          ['Ferns at home', 'Hana', '7 September 2026'],
          ['A year of mushrooms', 'Hana', '30 January 2026'],
          ['Lichen, part two', 'Ivo', '1 June 2026'],
        ]
          .map(
            ([t, a, d], i) => `<article><h2><a href="/p${i}">${t}</a></h2><p class=muted>by ${a} on ${d}</p></article>`,
          )
          .join('')}</main>`,
      ),
      '/p2': doc('Ferns at home', '<main><h1>Ferns at home</h1></main><script>win()</script>'),
      ...Object.fromEntries([0, 1, 3, 4].map((i) => [`/p${i}`, doc('Post', '<main><h1>Post</h1></main>')])),
    },
  },
  {
    name: 'lists: orders repeat',
    instructions: 'Cancel order 10482.',
    pages: {
      '/': doc(
        'Orders',
        `<nav><a href=/>My orders</a></nav><main><h1>My orders</h1>${[
          ['10497', '2 Nov 2026', 'Being packed'],
          ['10482', '31 Oct 2026', 'Being packed'],
          ['10428', '20 Oct 2026', 'Delivered'],
        ]
          .map(
            ([n, d, s]) =>
              `<section class=o><div><b>Order ${n}</b><br><span class=muted>${d}</span></div><div class=st>${s}</div><div>${s === 'Delivered' ? '<button>Return</button>' : `<button onclick="if(confirm('Really cancel order ${n}?')){this.closest('.o').querySelector('.st').textContent='Cancelled';this.remove();win('${n}'==='10482')}">Cancel</button>`}</div></section>`,
          )
          .join('')}</main>`,
        '.o{display:flex;justify-content:space-between;border:1px solid #ddd;padding:12px;margin:10px 0}',
      ),
    },
  },
  {
    name: 'lists: houses filter',
    instructions: 'Save the house with at least 3 bedrooms and a garden for under 300,000 euros.',
    pages: {
      '/': doc(
        'Houses',
        `<main><h1>Houses for sale</h1><div class=gr>${[
          ['Hill Road 4', '2 bedrooms', 'Garden', '245,000 €'],
          ['Lime Walk 12', '3 bedrooms', 'Garden', '289,000 €'],
          ['Church Row 7', '4 bedrooms', 'Balcony', '279,000 €'],
          ['Park View 1', '3 bedrooms', 'Garden, garage', '335,000 €'],
        ]
          .map(
            ([a, b, g, p], i) =>
              `<div class=h><h3>${a}</h3><p>${b}</p><p>${g}</p><p><b>${p}</b></p><button aria-label="Save" onclick="this.textContent=this.textContent==='♡'?'♥':'♡';this.ariaLabel='Saved';win(${i}===1)">♡</button></div>`,
          )
          .join('')}</div></main>`,
        '.gr{display:grid;grid-template-columns:1fr 1fr;gap:16px}.h{border:1px solid #ccc;padding:10px}',
      ),
    },
  },
  {
    name: 'lists: paged members',
    instructions: 'Show the phone number of Tomas Lind.',
    answer: /555 0142/,
    pages: {
      '/': doc(
        'Members',
        `<main><h1>Members</h1><table id=t></table><p><a href="#" onclick="p=Math.max(0,p-1);r();return false">‹</a> <span id=k></span> <a href="#" onclick="p=Math.min(2,p+1);r();return false">›</a></p></main><script>const A=[['Alva Ek','555 0101'],['Bo Dahl','555 0117'],['Cia Frid','555 0120'],['Dag Holm','555 0133'],['Tomas Lund','555 0124'],['Eva Lind','555 0135'],['Tomas Lind','555 0142'],['Ulf Rask','555 0150']];let p=0;function r(){t.innerHTML='<tr><th>Name<th>Phone</tr>'+A.slice(p*3,p*3+3).map(a=>'<tr><td>'+a[0]+'<td>'+a[1]).join('');k.textContent=(p+1)+' / 3';if(p===2)win()}r()</script>`,
      ),
    },
  },
  {
    name: 'lists: framework list',
    instructions: 'Follow the channel Deep Woods.',
    pages: {
      '/': doc(
        'Channels',
        `<div class="css-1x7"><div class="css-9a1"><span class="css-h">Suggested for you</span></div>${['Deep Current', 'Deep Woods', 'Wood & Nail', 'Quiet Forest'].map((n) => `<div class="css-r2"><div class="css-av"></div><div class="css-t"><div class="css-n">${n}</div><div class="css-s">12k followers</div></div><div role=button tabindex=0 class="css-b" onclick="const f=this.textContent==='Follow';this.textContent=f?'Following':'Follow';if(f)win('${n}'==='Deep Woods')">Follow</div></div>`).join('')}</div>`,
        '.css-1x7{width:380px;padding:20px}.css-r2{display:flex;gap:12px;align-items:center;padding:10px 0}.css-av{width:36px;height:36px;border-radius:18px;background:#abc}.css-t{flex:1}.css-n{font-weight:600}.css-s{font-size:13px;color:#666}.css-b{border:1px solid #39c;border-radius:14px;padding:4px 14px;cursor:pointer}',
      ),
    },
  },
  {
    name: 'lists: approve request',
    instructions: 'Approve the leave request of Jonas for December.',
    pages: {
      '/': doc(
        'Leave',
        `<main><h1>Open requests</h1><div class=l>${[
          ['Jonas Weber', '23 to 27 November', 'Holiday'],
          ['Mia Roth', '21 to 23 December', 'Holiday'],
          ['Jonas Weber', '28 to 31 December', 'Holiday'],
          ['Jan Vogel', '1 December', 'Moving house'],
        ]
          .map(
            ([n, d, w], i) =>
              `<div class=r><div><div><b>${n}</b></div><div class=muted>${w}</div></div><div>${d}</div><div><button onclick="z(this,${i},1)">Approve</button> <button onclick="z(this,${i},0)">Decline</button></div></div>`,
          )
          .join(
            '',
          )}</div></main><script>function z(b,i,y){const r=b.closest('.r');r.lastElementChild.textContent=y?'Approved':'Declined';win(i===2&&y)}</script>`,
        '.r{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:10px 0;width:640px}',
      ),
    },
  },
];
