import { type Family, NAMES, THINGS, title } from '../family.ts';
import { app, area } from './area.ts';
import { prose } from './page.ts';

/** Held out: small programs that say nothing, of other idioms than those before. */
export const UNSEEN_APPS: readonly Family[] = [
  {
    name: 'unseen: signs beside a message',
    make: (d) => {
      const people = d.some(NAMES, 4);
      const w = d.pick(people);
      const act = d.pick(['star', 'trash'] as const);
      const task =
        act === 'star'
          ? d.pick([
              `Find the email by ${w} and click the star icon to mark it as important.`,
              `Mark ${w}'s message as important.`,
              `Star the mail that ${w} sent.`,
            ])
          : d.pick([
              `Find the email by ${w} and click the trash icon to delete it.`,
              `Delete the message from ${w}.`,
              `Please throw away the email that ${w} sent me.`,
            ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<style>.m{border-bottom:1px solid #ccc;padding:3px;cursor:pointer;position:relative}.ic{display:inline-block;width:14px;height:14px;float:right;margin:2px;cursor:pointer}.star{background:#fc3}.trash{background:#999}</style><div id=l>${people.map((p, i) => `<div class=m data-i=${i}><span class="ic trash" data-a=trash></span><span class="ic star" data-a=star></span><div class=from><b>${p}</b></div><div class=subj>${title(prose(d, 2))}</div></div>`).join('')}</div><div id=one hidden><div><span class="ic trash" data-a=trash></span><span class="ic star" data-a=star></span><b id=who></b></div><p>${prose(d, 14)}</p></div>`,
            `let at=null;const P=${JSON.stringify(people)};document.addEventListener('click',e=>{const a=e.target.dataset.a,m=e.target.closest('.m');if(a)return fin(a==='${act}'&&P[m?+m.dataset.i:at]==='${w}');if(m){at=+m.dataset.i;who.textContent=P[at];l.hidden=true;one.hidden=false}})`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: draw a number until it fits',
    make: (d) => {
      const n = d.int(3, 7);
      const [words, test] = d.pick([
        [`a number less than ${n}`, `x<${n}`],
        [`a number greater than ${n}`, `x>${n}`],
        ['an odd number', 'x%2===1'],
        ['an even number', 'x%2===0'],
      ]) as [string, string];
      const run = Array.from({ length: 12 }, () => d.int(0, 10));
      const task = d.pick([`Generate ${words}, then press submit`, `Generate ${words} and press Submit.`]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            '<div id=n style="height:50px;font-size:30px;text-align:center;margin-top:20px">-</div><div style="text-align:center"><button id=g>Generate</button> <button id=b>Submit</button></div>',
            `let x=null,k=0;const R=${JSON.stringify(run)};$('#g').onclick=()=>{x=R[k++%12];$('#n').textContent=x};$('#b').onclick=()=>fin(x!==null&&${test})`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a terminal with files in it',
    make: (d) => {
      const exts = d.some(['png', 'txt', 'py', 'zip', 'html', 'rb'], 4);
      const files = exts.map((x) => `${d.pick(THINGS)}.${x}`);
      const w = d.int(0, 3);
      const task = d.pick([
        `Use the terminal below to delete a file ending with the extension .${exts[w]}`,
        `Use the terminal to delete the file that ends in .${exts[w]}.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<div id=t tabindex=0 style="background:#000;color:#0f0;font-family:monospace;height:100%;padding:4px;overflow:auto"><div>Welcome! Type help for a list of available commands.</div><div id=o></div><div><span>user$</span> <span id=c></span><span>_</span></div></div>`,
            `let s='',F=${JSON.stringify(files)};const say=x=>{const e=document.createElement('div');e.textContent=x;o.append(e)};document.addEventListener('keydown',e=>{if(e.key==='Backspace')s=s.slice(0,-1);else if(e.key.length===1)s+=e.key;else if(e.key==='Enter'){say('user$ '+s);const [a,b]=s.trim().split(/ +/);if(a==='ls')say(F.join(' '));else if(a==='rm'){if(F.includes(b)){F=F.filter(f=>f!==b);fin(b==='${files[w]}')}else say('rm: no such file')}else if(a==='help')say('Commands: help, ls, rm FILE, clear');else if(a)say(a+': command not found');s=''}c.textContent=s})`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a pop-up while signing in',
    make: (d) => {
      const [u, p] = [d.pick(NAMES).toLowerCase(), `${prose(d, 1).slice(0, 3)}${d.int(10, 99)}`];
      const task = d.pick([
        `Enter the username "${u}" and the password "${p}" into the text fields and press login.`,
        `Log in as ${u} with the password "${p}".`,
      ]);
      const [say, yes, no] = d.pick([
        ['Your session is about to expire.', 'Stay here', 'Exit to home page'],
        ['Are you still there?', 'Yes', 'Leave'],
        ['You are eligible for a reward!', 'Cancel', 'Claim it'],
      ]) as [string, string, string];
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p style="margin:4px"><b>Username</b><br><input id=u></p><p style="margin:4px"><b>Password</b><br><input type=password id=p></p><button id=b style="margin:4px">Login</button>`,
            `let n=0;const pop=()=>{if(n++)return;const e=document.createElement('div');e.style.cssText='position:absolute;inset:0;background:#fff;border:1px solid #000;padding:8px;z-index:9';e.innerHTML='<p>${say}</p><button>${yes}</button> <button>${no}</button>';const [y,x]=$$('button',e);y.onclick=()=>e.remove();x.onclick=()=>fin(false);$('#area').append(e)};$('#p').addEventListener('${d.pick(['focus', 'input'])}',pop);$('#b').onclick=()=>fin(u.value==='${u}'&&p.value==='${p}')`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: words that stand out in a text',
    make: (d) => {
      const words = prose(d, 16).split(' ');
      const n = d.int(3, 12);
      const [how, css] = d.pick([
        ['red', 'color:#d00000'],
        ['green', 'color:#0a8a0a'],
        ['blue', 'color:#1030e0'],
        ['bold', 'font-weight:700'],
        ['underlined', 'text-decoration:underline'],
        ['highlighted', 'background:#ff0'],
      ]) as [string, string];
      const other = how === 'red' || how === 'bold' ? 'font-style:italic' : 'font-weight:700';
      const w = words[n]!;
      const task = d.pick([
        `Find the ${how} word in the paragraph, type it into the textbox and press "Submit".`,
        `Type the word that is ${['red', 'green', 'blue'].includes(how) ? `written in ${how}` : how} into the field and press Submit.`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `<p style="margin:4px">${words.map((x, i) => (i === n ? `<span style="${css}">${x}</span>` : i === 1 ? `<span style="${other}">${x}</span>` : x)).join(' ')}</p><input id=i><button id=b>Submit</button>`,
            `$('#b').onclick=()=>fin(i.value.trim()==='${w}')`,
            2,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a search form laid out in some way',
    make: (d) => {
      const genre = d.pick(['comedy', 'drama', 'horror', 'western']);
      const [director, year] = [d.pick(NAMES), String(d.int(1960, 2015))];
      const task = d.pick([
        `Search for ${genre} movies directed by ${director} from year ${year}.`,
        `Find movies with the genre ${genre}, the director ${director} and the year ${year}.`,
        `Look up ${genre} films from ${year} by the director ${director}.`,
      ]);
      const fields = d.shuffle([
        ['genre', 'Genre'],
        ['director', 'Director'],
        ['year', 'Year'],
      ]) as [string, string][];
      const way = d.int(0, 3);
      const field = ([id, label]: [string, string]) =>
        [
          `<div>${label}:<input id=${id} size=10></div>`,
          `<div><input id=${id} size=10><br><small>${label}</small></div>`,
          `<tr><td align=right>${label}</td><td><input id=${id} size=8></td></tr>`,
          `<div><input id=${id} placeholder="${label}"></div>`,
        ][way]!;
      const body = fields.map(field).join('');
      return {
        instructions: task,
        pages: {
          '/': area(
            d,
            task,
            `${way === 2 ? `<table>${body}</table>` : body}<div class=sub style="display:inline-block;border:1px solid #333;padding:2px 8px;cursor:pointer">${d.pick(['Search', 'Go', 'Find'])}</div>`,
            `$('.sub').onclick=()=>fin(genre.value.trim().toLowerCase()==='${genre}'&&director.value.trim()==='${director}'&&year.value.trim()==='${year}')`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a list that a component opens',
    make: (d) => {
      const opts = d.some(['Analyst', 'Engineer', 'Designer', 'Manager', 'Intern', 'Contractor'], 5);
      const w = d.pick(opts);
      const label = d.pick(['Role', 'Position', 'Job title']);
      const task = d.pick([
        `Set the ${label.toLowerCase()} to ${w} and save.`,
        `Choose "${w}" as ${label.toLowerCase()} and click "Save".`,
        `Change the ${label} to ${w}, then press Save.`,
      ]);
      const look = d.int(0, 1);
      const open = `const p=document.createElement('${look ? 'ul' : 'div'}');p.className='pop';p.style.cssText='left:40px;top:140px;list-style:none';p.innerHTML=O.map(o=>'<${look ? 'li role=option' : 'div class=it'}>'+o+'</${look ? 'li' : 'div'}>').join('');document.body.append(p);[...p.children].forEach(e=>e.onclick=()=>{v=e.textContent;$('#v').textContent=v;p.remove()})`;
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Profile</h3><div><div style="color:#667;font-size:12px">${label}</div><div id=f ${look ? 'role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false' : 'class=select__control'} style="border:1px solid #aab;border-radius:6px;padding:6px;cursor:pointer"><span id=v>${opts.find((o) => o !== w)}</span><svg width=10 height=10 viewBox="0 0 10 10" style="float:right"><path d="M0 2l5 5 5-5z"/></svg></div></div><br><div class=btn id=b style="display:inline-block">Save</div>`,
            `let v='';const O=${JSON.stringify(opts)};$('#f').onclick=()=>{if($('.pop'))return;${open}};$('#b').onclick=()=>fin(v==='${w}')`,
          ),
        },
      };
    },
  },
  {
    name: 'unseen: a row renamed through its menu',
    make: (d) => {
      const rows = d.some(THINGS, 4).map((t) => `${title(t)} report`);
      const w = d.pick(rows);
      const now = `${title(prose(d, 1))} ${d.int(2, 90)}`;
      const task = d.pick([
        `Rename "${w}" to "${now}".`,
        `Change the name of ${w} to "${now}" and save it.`,
        `Give "${w}" the new name "${now}".`,
      ]);
      return {
        instructions: task,
        pages: {
          '/': app(
            d,
            `<h3>Documents</h3>${rows.map((r) => `<div class=row style="display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid #eee"><span class=nm>${r}</span><button class="btn ghost kb" aria-label="More">&#8942;</button></div>`).join('')}`,
            `$$('.kb').forEach(k=>k.onclick=()=>{$('.pop')?.remove();const nm=k.previousSibling,p=document.createElement('div');p.className='pop';const r=k.getBoundingClientRect();p.style.cssText='left:'+(r.left-90)+'px;top:'+(r.bottom)+'px';p.innerHTML='<div>Open</div><div>Rename</div><div>Delete</div>';document.body.append(p);p.children[2].onclick=()=>{p.remove();fin(false)};p.children[0].onclick=()=>p.remove();p.children[1].onclick=()=>{p.remove();const m=document.createElement('div');m.className='veil';m.innerHTML='<div><h4>Rename</h4><input style="width:100%"><p><button class="btn ghost">Cancel</button> <button class=btn>Save</button></p></div>';const i=$('input',m);i.value=nm.textContent;document.body.append(m);const [c,s]=$$('button',m);c.onclick=()=>m.remove();s.onclick=()=>{const was=nm.textContent;nm.textContent=i.value;m.remove();fin(was==='${w}'&&i.value==='${now}')}}})`,
          ),
        },
      };
    },
  },
];
