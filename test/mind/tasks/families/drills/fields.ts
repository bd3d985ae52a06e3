import { type Family, MONTHS, NAMES, sheet, submit, WORDS } from '../family.ts';

/** Fields for words, dates, times and numbers, in the manner of interface drills. */
export const FIELD_FAMILIES: readonly Family[] = [
  {
    name: 'a text field',
    make: (d) => {
      const value = d.pick(NAMES);
      const end = submit(d, `i.value==='${value}'`);
      return {
        instructions: d.pick([
          `Enter "${value}" into the text field and press ${end.label}.`,
          `Type "${value}" in the box and click ${end.label}.`,
          `Write "${value}" into the text box, then hit "${end.label}".`,
        ]),
        pages: { '/': sheet('Text', `<input id=i type=text>${end.html}`) },
      };
    },
  },
  {
    name: 'upper and lower case',
    make: (d) => {
      const value = d.pick(NAMES);
      const up = d.next() < 0.5;
      const end = submit(d, `i.value==='${up ? value.toUpperCase() : value.toLowerCase()}'`, 'Submit');
      return {
        instructions: `Type "${value}" in all ${up ? 'upper' : 'lower'} case letters in the text input and press submit.`,
        pages: { '/': sheet('Case', `<input id=i type=text>${end.html}`) },
      };
    },
  },
  {
    name: 'user name and password',
    make: (d) => {
      const [u, p] = [d.pick(NAMES).toLowerCase(), `k${d.int(100, 999)}Z`];
      const words = d.pick([
        ['Username', 'Password', 'Login'],
        ['User name', 'Password', 'Log in'],
        ['Account', 'Pass phrase', 'Sign in'],
      ]);
      return {
        instructions: `Enter the username "${u}" and the password "${p}" into the text fields and press ${words[2]}.`,
        pages: {
          '/': sheet(
            'Welcome',
            `<p><label>${words[0]}<br><input id=u></label></p><p><label>${words[1]}<br><input id=p type=password></label></p><button onclick="done(u.value==='${u}'&&p.value==='${p}')">${words[2]}</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the same password twice',
    make: (d) => {
      const p = `${d.pick(WORDS)}${d.int(10, 99)}`;
      return {
        instructions: `Enter the password "${p}" into both text fields and press submit.`,
        pages: {
          '/': sheet(
            'Password',
            `<p>Password<br><input id=a type=password></p><p>Verify password<br><input id=b type=password></p><button onclick="done(a.value==='${p}'&&b.value==='${p}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a date field',
    make: (d) => {
      const [y, m, day] = [d.int(2010, 2027), d.int(1, 12), d.int(1, 28)];
      const two = (n: number) => String(n).padStart(2, '0');
      const native = d.next() < 0.5;
      return {
        instructions: `Enter ${two(m)}/${two(day)}/${y} as the date and hit submit.`,
        pages: {
          '/': sheet(
            'Date',
            native
              ? `<p>Date: <input id=i type=date></p><button onclick="done(i.value==='${y}-${two(m)}-${two(day)}')">Submit</button>`
              : `<p>Date: <input id=i placeholder="mm/dd/yyyy"></p><button onclick="done(i.value==='${two(m)}/${two(day)}/${y}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a time field',
    make: (d) => {
      const [h, m, pm] = [d.int(1, 11), d.int(0, 59), d.next() < 0.5];
      const two = (n: number) => String(n).padStart(2, '0');
      return {
        instructions: `Enter ${h}:${two(m)} ${pm ? 'PM' : 'AM'} as the time and press submit.`,
        pages: {
          '/': sheet(
            'Time',
            `<input id=i type=time> <button onclick="done(i.value==='${two(pm ? h + 12 : h)}:${two(m)}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a date picker',
    make: (d) => {
      const m = d.int(0, 11);
      const day = d.int(1, 28);
      const two = (n: number) => String(n).padStart(2, '0');
      const start = Math.max(0, Math.min(11, m + d.int(-3, 3)));
      return {
        instructions: `Select ${two(m + 1)}/${two(day)}/2016 as the date and hit submit.`,
        pages: {
          '/': sheet(
            'Date picker',
            `<p>Date: <input id=i readonly onclick="g.hidden=false"></p><div id=g hidden><div><a href="#" onclick="event.preventDefault();mo--;draw()">Prev</a> <b id=t></b> <a href="#" onclick="event.preventDefault();mo++;draw()">Next</a></div><div id=c></div></div><button onclick="done(i.value==='${two(m + 1)}/${two(day)}/2016')">Submit</button>`,
            `var mo=${start};const N=${JSON.stringify(MONTHS)};function draw(){mo=Math.max(0,Math.min(11,mo));t.textContent=N[mo]+' 2016';c.innerHTML='';for(let k=1;k<=new Date(2016,mo+1,0).getDate();k++){const a=document.createElement('a');a.href='#';a.textContent=k;a.onclick=e=>{e.preventDefault();i.value=String(mo+1).padStart(2,'0')+'/'+String(k).padStart(2,'0')+'/2016';g.hidden=true};c.append(a,' ');if(k%7===0)c.append(document.createElement('br'))}}draw()`,
          ),
        },
      };
    },
  },
  {
    name: 'a slider',
    make: (d) => {
      const [low, high] = [d.pick([0, -5, 10]), d.pick([20, 40])];
      const n = d.int(low, high);
      return {
        instructions: d.pick([
          `Select ${n} with the slider and hit Submit.`,
          `Set the slider to ${n} and press Submit.`,
        ]),
        pages: {
          '/': sheet(
            'Slider',
            `<input type=range id=r min=${low} max=${high} value=${low} oninput="v.textContent=this.value"><p id=v>${low}</p><button onclick="done(r.value==='${n}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'a spinner',
    make: (d) => {
      const n = d.int(-6, 9);
      return {
        instructions: `Select ${n} with the spinner and hit Submit.`,
        pages: {
          '/': sheet(
            'Spinner',
            `<input type=number id=r value=0 min=-10 max=10> <button onclick="done(r.value==='${n}')">Submit</button>`,
          ),
        },
      };
    },
  },
  {
    name: 'the n-th field',
    make: (d) => {
      const n = d.int(1, 3);
      return {
        instructions: `Focus into the ${['1st', '2nd', '3rd'][n - 1]} input textbox.`,
        pages: { '/': sheet('Focus', [1, 2, 3].map((i) => `<input onfocus="done(${i}===${n})"><br><br>`).join('')) },
      };
    },
  },
  {
    name: 'numbers in rising order',
    make: (d) => {
      const all = d.some([1, 2, 3, 4, 5], 5);
      return {
        instructions: 'Click on the numbers in ascending order.',
        pages: {
          '/': sheet(
            'Numbers',
            all
              .map(
                (n) =>
                  `<button onclick="s.push(${n});this.disabled=true;if(s.length===5)done(s.join()==='1,2,3,4,5')">${n}</button>`,
              )
              .join(' '),
            'var s=[]',
          ),
        },
      };
    },
  },
  {
    name: 'an autocomplete field',
    make: (d) => {
      const all = d.some(['Malaysia', 'Micronesia', 'Malta', 'Mexico', 'Norway', 'Nepal', 'Iceland', 'Ireland'], 8);
      const wanted = d.pick(all);
      const [a, b] = [wanted.slice(0, 2), wanted.slice(-3)];
      return {
        instructions: `Enter an item that starts with "${a}" and ends with "${b}" and press submit.`,
        pages: {
          '/': sheet(
            'Countries',
            `<label>Country <input id=i autocomplete=off oninput="l.innerHTML=A.filter(x=>x.toLowerCase().startsWith(this.value.toLowerCase())).map(x=>'<li role=option tabindex=0 style=cursor:pointer onclick=&quot;i.value=this.textContent;l.innerHTML=\\'\\'&quot;>'+x+'</li>').join('')"></label><ul id=l role=listbox></ul><button onclick="done(i.value.startsWith('${a}')&&i.value.endsWith('${b}')&&A.includes(i.value))">Submit</button>`,
            `const A=${JSON.stringify(all)}`,
          ),
        },
      };
    },
  },
  {
    name: 'a sign as a button',
    make: (d) => {
      const all = d.some(['→', '♥', '☂', '✓', '½', '♫', 'ß'], 4);
      const wanted = d.pick(all);
      return {
        instructions: `Click on the "${wanted}" button.`,
        pages: {
          '/': sheet('Signs', all.map((s) => `<button onclick="done('${s}'==='${wanted}')">${s}</button>`).join(' ')),
        },
      };
    },
  },
];
