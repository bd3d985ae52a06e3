import type { Task } from './types.ts';

const win = 'window.won=true;document.body.insertAdjacentHTML("beforeend","<p>ok</p>")';

/** One control or a few, with spelled-out instructions. */
export const CONTROLS: Task[] = [
  {
    name: 'press a named button',
    instructions: 'Click on the "Okay" button.',
    pages: { '/': `<button>Cancel</button> <button onclick='${win}'>Okay</button> <button>Previous</button>` },
  },
  {
    name: 'press a link in a paragraph',
    instructions: 'Click on the link "tincidunt".',
    pages: {
      '/': `<p>Lorem <a href="#a">ipsum</a> dolor sit <a href="#b">amet</a>, consectetur <a href="#c" onclick='${win}'>tincidunt</a> elit.</p>`,
    },
  },
  {
    name: 'tick several boxes and submit',
    instructions: 'Select maple, oak and birch and click Submit.',
    pages: {
      '/': `<form onsubmit="event.preventDefault();window.won=[...document.querySelectorAll('input:checked')].map(e=>e.value).sort().join()==='birch,maple,oak';document.getElementById('o').textContent='Sent'">${['oak', 'pine', 'birch', 'elm', 'maple', 'ash'].map((w) => `<label><input type=checkbox value=${w}> ${w}</label><br>`).join('')}<button>Submit</button><p id=o></p></form>`,
    },
  },
  {
    name: 'choose from a list',
    instructions: 'Select Portugal from the list and click Submit.',
    pages: {
      '/': `<select id=s><option>Spain</option><option>Italy</option><option>Portugal</option><option>Greece</option></select> <button onclick="window.won=document.getElementById('s').value==='Portugal';this.after(' Thank you')">Submit</button>`,
    },
  },
  {
    name: 'radio button and submit',
    instructions: 'Choose the option "Express" and press Submit.',
    pages: {
      '/': `<fieldset><legend>Speed</legend><label><input type=radio name=r value=a> Standard</label><label><input type=radio name=r value=b> Express</label><label><input type=radio name=r value=c> Collect</label></fieldset><button onclick="window.won=document.querySelector('input:checked')?.value==='b';this.after(' Saved')">Submit</button>`,
    },
  },
  {
    name: 'type a text and submit',
    instructions: 'Enter "Wilhelmina" into the text field and press Submit.',
    pages: {
      '/': `<input id=i type=text><button onclick="window.won=document.getElementById('i').value==='Wilhelmina';this.after(' Done')">Submit</button>`,
    },
  },
  {
    name: 'the same password twice',
    instructions: 'Enter the password "kiwi22" into both text fields and press submit.',
    pages: {
      '/': `<p><label>Password <input id=a type=password></label></p><p><label>Verify password <input id=b type=password></label></p><button onclick="window.won=a.value==='kiwi22'&&b.value==='kiwi22';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'user name and password',
    instructions: 'Enter the username "annabel" and the password "9Hx" into the text fields and press login.',
    pages: {
      '/': `<p><label>Username<br><input id=u></label></p><p><label>Password<br><input id=p type=password></label></p><button onclick="window.won=u.value==='annabel'&&p.value==='9Hx';this.after(' Welcome')">Login</button>`,
    },
  },
  {
    name: 'the second field',
    instructions: 'Focus into the 2nd input textbox.',
    pages: {
      '/': `<input id=a><br><br><input id=b onfocus="window.won=true"><br><br><input id=c onfocus="window.won=false">`,
    },
  },
  {
    name: 'a date into a date field',
    instructions: 'Select 03/14/2027 as the date and hit submit.',
    pages: {
      '/': `<label>Date <input type=date id=d></label> <button onclick="window.won=d.value==='2027-03-14';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a date in a calendar',
    instructions: 'Pick 18 January 2027 in the calendar and press Confirm.',
    pages: {
      '/': `<div><button id=p>Previous</button> <b id=m></b> <button id=n>Next</button></div><div id=g></div><p>Chosen: <span id=c>none</span></p><button onclick="window.won=c.textContent==='2027-0-18';this.after(' Confirmed')">Confirm</button><script>let y=2026,mo=10;const N=['January','February','March','April','May','June','July','August','September','October','November','December'];function draw(){m.textContent=N[mo]+' '+y;g.innerHTML='';for(let d=1;d<=new Date(y,mo+1,0).getDate();d++){const b=document.createElement('button');b.textContent=d;b.onclick=()=>{c.textContent=y+'-'+mo+'-'+d};g.append(b);if(d%7===0)g.append(document.createElement('br'))}}p.onclick=()=>{mo--;if(mo<0){mo=11;y--}draw()};n.onclick=()=>{mo++;if(mo>11){mo=0;y++}draw()};draw()</script>`,
    },
  },
  {
    name: 'a time',
    instructions: 'Enter 9:30 PM as the time and press submit.',
    pages: {
      '/': `<label>Time <input type=time id=t></label> <button onclick="window.won=t.value==='21:30';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a slider',
    instructions: 'Select 7 with the slider and hit Submit.',
    pages: {
      '/': `<input type=range min=0 max=20 value=0 id=r oninput="v.textContent=this.value"> <span id=v>0</span> <button onclick="window.won=r.value==='7';this.after(' ok')">Submit</button>`,
    },
  },
  {
    name: 'a tab by its number',
    instructions: 'Click on Tab #2.',
    pages: {
      '/': `<div role=tablist><button role=tab aria-selected=true>Tab #1</button><button role=tab onclick='${win}'>Tab #2</button><button role=tab>Tab #3</button></div><p>Text of the first tab.</p>`,
    },
  },
  {
    name: 'a link behind tabs',
    instructions: 'Switch between the tabs to find and click on the link "vulputate".',
    pages: {
      '/': `<div role=tablist>${[1, 2, 3].map((i) => `<button role=tab onclick="document.querySelectorAll('section').forEach((s,j)=>s.hidden=j!==${i - 1})">Tab ${i}</button>`).join('')}</div><section>Lorem <a href="#1">dolor</a> sit</section><section hidden>Amet <a href="#2">justo</a> elit</section><section hidden>Enim <a href="#3" onclick='${win}'>vulputate</a> nec</section>`,
    },
  },
  {
    name: 'a section to expand',
    instructions: 'Expand the section below and click submit.',
    pages: {
      '/': `<button aria-expanded=false onclick="this.setAttribute('aria-expanded','true');x.hidden=false">Section #1</button><div id=x hidden><p>Lorem ipsum</p><button onclick='${win}'>Submit</button></div>`,
    },
  },
  {
    name: 'a menu path',
    instructions: 'Select File > Export > As image',
    pages: {
      '/': `<div><button onclick="f.hidden=!f.hidden">File</button> <button>Edit</button> <button>View</button></div><div id=f hidden><button>Save</button> <button onclick="e.hidden=false">Export</button></div><div id=e hidden><button>As text</button> <button onclick='${win}'>As image</button></div>`,
    },
  },
  {
    name: 'close a dialog by its x',
    instructions: 'Close the dialog box by clicking the "x".',
    pages: {
      '/': `<div role=dialog style="border:1px solid;width:300px;padding:8px"><b>Notice</b> <button onclick='this.parentNode.remove();${win}'>x</button><p>Lorem ipsum dolor</p></div>`,
    },
  },
  {
    name: 'a custom list box',
    instructions: 'Choose "Lavender" as the fragrance and press Save.',
    pages: {
      '/': `<p>Fragrance</p><div role=combobox tabindex=0 aria-expanded=false aria-label="Fragrance" id=c style="border:1px solid;width:160px;padding:4px" onclick="l.hidden=false">Select…</div><div role=listbox id=l hidden>${['Rose', 'Lavender', 'Cedar'].map((w) => `<div role=option onclick="c.textContent='${w}';l.hidden=true" style="padding:3px">${w}</div>`).join('')}</div><button onclick="window.won=c.textContent==='Lavender';this.after(' Saved')">Save</button>`,
    },
  },
  {
    name: 'untick and tick',
    instructions: 'Uncheck "Daily digest", check "Weekly digest" and click Save.',
    pages: {
      '/': `<label><input type=checkbox id=a checked> Daily digest</label><br><label><input type=checkbox id=b> Weekly digest</label><br><label><input type=checkbox id=c checked> Security notices</label><br><button onclick="window.won=!a.checked&&b.checked&&c.checked;this.after(' Saved')">Save</button>`,
    },
  },
  {
    name: 'a search and the third result',
    instructions: 'Use the textbox to enter "Margot" and press "Search", then find and click the 3rd search result.',
    pages: {
      '/': `<input id=q><button onclick="r.innerHTML=['Ann','Margot One','Margot Two','Margot Three','Bo'].map((n,i)=>'<p><a href=#'+i+' onclick=\\'window.won=q.value===&quot;Margot&quot;&&'+i+'===2;this.after(&quot; opened&quot;)\\'>'+n+'</a><br>Lorem ipsum</p>').join('')">Search</button><div id=r></div>`,
    },
  },
  {
    name: 'a button by its row',
    instructions: 'For the user @nieve, click on the "Share" button.',
    pages: {
      '/': `${['@ola', '@nieve', '@tom'].map((u) => `<div class="post" style="border:1px solid #ccc;padding:6px;margin:4px"><b>${u}</b> <span>2h ago</span><p>Some words by ${u}.</p><button>Reply</button> <button onclick="window.won='${u}'==='@nieve';this.after(' shared')">Share</button> <button>Like</button></div>`).join('')}`,
    },
  },
  {
    name: 'a mail to delete',
    instructions: 'Find the email by Lonna and click the trash icon to delete it.',
    pages: {
      '/': `${['Ernestine', 'Lonna', 'Bernie'].map((u) => `<div class="row" style="padding:8px;border-bottom:1px solid #ccc"><b>${u}</b> <span>Subject of ${u}</span> <button aria-label="Trash" onclick="window.won='${u}'==='Lonna';this.parentNode.remove()">🗑</button> <button aria-label="Star">☆</button></div>`).join('')}`,
    },
  },
  {
    name: 'copy a value from a table',
    instructions: 'Enter the value of "Religion" into the text field and press Submit.',
    pages: {
      '/': `<table border=1><tr><td>Country</td><td>Belize</td></tr><tr><td>Religion</td><td>Shinto</td></tr><tr><td>Language</td><td>Basque</td></tr></table><input id=i><button onclick="window.won=i.value==='Shinto';this.after(' ok')">Submit</button>`,
    },
  },
];
