import type { Task } from '../types.ts';

/** Pages that answer back: a prompt, a figure that moves, guesses, a long text to be read to its end, a form whose fields bear no names. */
export const MACHINES: Task[] = [
  {
    name: 'errands: a prompt that keeps its words to itself',
    instructions: 'In the terminal, remove the file with the extension .bak',
    pages: {
      '/': `<title>Shell</title><style>div{font:8px monospace}#k{height:8px;width:90px;border:0}</style><div id=o></div><div>me% <span id=c></span></div><input id=k><script>var F=['lily.txt','ink.bak','ivy.png'];k.onkeydown=e=>{if(e.key==='Enter'){var t=c.textContent,r=t==='ls'?F.join(' '):/^rm /.test(t)?'':'unknown command';o.insertAdjacentHTML('beforeend','<div>me% '+t+'</div><div>'+r+'</div>');if(/^rm /.test(t)){window.won=t==='rm ink.bak';o.insertAdjacentHTML('beforeend','<div>removed</div>')}c.textContent=''}else if(e.key.length===1)c.append(e.key);k.value=''}</script>`,
    },
  },
  {
    name: 'errands: a figure that moves quickly',
    instructions: 'Buy the coffee when the price is below $31.00.',
    pages: {
      '/': `<title>Market</title><p>Coffee</p><p>Price: <b id=p></b></p><button onclick="window.won=v<31;this.outerHTML='<p>Thank you, your order is placed.</p>'">Buy</button><script>var i=0,v=34;setInterval(()=>{i++;v=34-Math.min(5,i/5);p.textContent=i===8||i===9?'–':'$'+v.toFixed(2)},200)</script>`,
    },
  },
  {
    name: 'errands: guesses that miss are no answer',
    instructions: 'Guess the number between 0-20 and press Check. Use the feedback below to find the right number.',
    pages: {
      '/': `<p><input id=n type=number> <button onclick="var g=+n.value;f.textContent=g===13?'':g<13?'It is higher than '+g+'.':'It is lower than '+g+'.';if(g===13){window.won=true;f.textContent='That is right!'}">Check</button></p><p id=f></p>`,
    },
  },
  {
    name: 'errands: fields called by the words beside them',
    instructions: 'Search for gothic novels written by Marlow from the year 1894.',
    pages: {
      '/': `<table><tr><td>Year<td><input id=y><tr><td>Genre<td><input id=g><tr><td>Author<td><input id=w></table><button onclick="window.won=g.value==='gothic'&&w.value==='Marlow'&&y.value==='1894';document.body.innerHTML='<p>1 book found.</p>'">Search</button>`,
    },
  },
];
