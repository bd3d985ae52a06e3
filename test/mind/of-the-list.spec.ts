import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const HEAD =
  '<header><a href="/">Island Boats</a> <nav><a href="/trips">Book a trip</a> <a href="/pier">The pier</a></nav></header>';
const times = ['7:00', '9:15', '11:30', '14:00'];
const ribbons = ['Blue ribbon 10 mm', 'Lilac ribbon 10 mm', 'Lilac ribbon 25 mm', 'Green cord 10 mm'];
const seeds = [
  ['Red beet', 14, 'A'],
  ['Chard', 9, 'B'],
  ['Leek', 22, 'C'],
  ['Pea', 31, 'A'],
  ['Kale', 17, 'B'],
  ['Radish', 4, 'C'],
  ['Dill', 12, 'A'],
];
const rolls = ['Rye roll', 'Rye roll with seeds', 'White roll', 'White roll with seeds'];
const trays = ['Oak tray small', 'Oak tray large', 'Ash tray small', 'Pine box large'];
const classes = [
  ['Pottery', 'Monday 9:00', 'Ada'],
  ['Weaving', 'Monday 18:30', 'Bo'],
  ['Pottery', 'Tuesday 18:30', 'Ada'],
  ['Carving', 'Tuesday 20:00', 'Cy'],
  ['Pottery', 'Thursday 18:30', 'Ada'],
];

const TASKS: Task[] = [
  {
    name: 'a time among buttons that say what they are for, on a site that is called as half of the way',
    instructions: 'Book a boat to Seal Island at 9:15.',
    pages: {
      '/': `<title>Home - Island Boats</title>${HEAD}<h1>Out on the bay</h1><p>Every day, all year round.</p>`,
      '/trips': `<title>Trips - Island Boats</title>${HEAD}<h1>Seal Island</h1>${times.map((time) => `<p><b>${time}</b> £9 <button aria-label="Choose ${time}" onclick="window.won='${time}'==='9:15';o.textContent='Your trip at ${time} is booked.'">Choose</button></p>`).join('')}<p id=o role=status></p>`,
      '/pier': `<title>The pier - Island Boats</title>${HEAD}<h1>The pier</h1><p>Behind the fish market.</p>`,
    },
    maxTurns: 4,
  },
  {
    name: 'a place in one of several that are called alike, by the button and not by the title',
    instructions: 'Book a place in the pottery class on Tuesday at 18:30.',
    pages: {
      '/': `<title>Classes</title><h1>Classes</h1>${classes.map(([name, when, by], i) => `<div><h3><a href="/class">${name}</a></h3><p>${when}, with ${by}. £6.</p><button aria-label="Book ${name}, ${when}" onclick="window.won=${i === 2};o.textContent='Your place is booked.'">Book</button></div>`).join('')}<p id=o role=status></p>`,
      '/class': '<title>Class</title><h1>Pottery, Tuesday 18:30</h1><p>Bring an apron.</p>',
    },
  },
  {
    name: 'what begins with the name of a kind of control, and is called so',
    instructions: 'Press Link meter.',
    pages: {
      '/': `<title>Meter 5</title><nav><a href="#m">Meters</a> <a href="#h">House</a></nav><h1>No. 5</h1><button>Read</button> <button onclick="window.won=true;o.textContent='The meter is linked.'">Link meter</button><p id=o role=status></p>`,
    },
    maxTurns: 2,
  },
  {
    name: 'as many as are told, put in beside the one that is meant and at no other',
    instructions: 'Order 12 pieces of the lilac ribbon 10 mm.',
    pages: {
      '/': `<title>Ribbons</title><style>form{display:inline}main div{padding:8px;border-bottom:1px solid #ccc}</style><h1>Ribbons</h1><main>${ribbons.map((name) => `<div><b>${name}</b> <span>£2.50</span> <form onsubmit="event.preventDefault();n.push('${name} '+this.q.value);o.textContent='Order placed. Thank you!';window.won=n.join()==='Lilac ribbon 10 mm 12'&&other()"><input name=q type=number min=1 value=1 aria-label="Quantity of ${name}"><button>Order</button></form></div>`).join('')}</main><p id=o role=status></p><script>var n=[];function other(){return [...document.querySelectorAll('input')].filter(function(i){return i.value!=='1'}).length===1}</script>`,
    },
    maxTurns: 5,
  },
  {
    name: 'as many as are told of what is called by more than another one',
    instructions: 'Reserve 6 rye rolls with seeds for Saturday morning.',
    pages: {
      '/': `<title>Saturday rolls</title><style>form{display:inline}li{padding:8px}</style><h1>Rolls for Saturday morning</h1><ul>${rolls.map((name) => `<li>${name} <i>€0.90</i> <form onsubmit="event.preventDefault();n.push('${name} '+this.q.value);o.textContent='Reserved. See you on Saturday!';window.won=n.join()==='Rye roll with seeds 6'"><input name=q type=number min=1 value=1 aria-label="How many: ${name}"><button>Reserve</button></form></li>`).join('')}</ul><p id=o role=status></p><script>var n=[]</script>`,
    },
  },
  {
    name: 'as many as are told, chosen from a list beside the one of two sizes that is meant',
    instructions: 'Add three of the oak tray large to the basket.',
    pages: {
      '/': `<title>Trays</title><style>form{display:inline}main div{padding:8px}</style><h1>Trays</h1><main>${trays.map((name) => `<div><b>${name}</b> <span>£14</span> <form onsubmit="event.preventDefault();n.push('${name} '+this.q.value);o.textContent='In your basket: '+n.join(', ');window.won=n.join()==='Oak tray large 3'"><select name=q aria-label="Quantity of ${name}"><option>1<option>2<option>3<option>4</select><button>Add to basket</button></form></div>`).join('')}</main><p id=o role=status></p><script>var n=[]</script>`,
    },
  },
  {
    name: 'the fewest of a list that goes on over pages that are turned by their numbers',
    instructions: 'In the seed list, open the sort with the fewest packets.',
    pages: {
      '/': '<title>Seeds</title><h1>Seed shed</h1><p><a href="/list">Seed list</a> <a href="/tools">Tools</a></p>',
      '/tools': '<title>Tools</title><h1>Tools</h1><p>Two spades.</p>',
      '/list': `<title>Seed list</title><h1>Seed list</h1><div id=m></div><script>var S=${JSON.stringify(seeds)},pg=1;function draw(){m.innerHTML='<table><tr><th>Sort<th>Packets<th>Row</tr>'+S.slice(pg*4-4,pg*4).map(function(s,i){return '<tr><td><a href="/s'+(pg*4-4+i)+'">'+s[0]+'</a><td>'+s[1]+'<td>'+s[2]+'</tr>'}).join('')+'</table>'+[1,2].map(function(n){return '<button onclick="pg='+n+';draw()"'+(pg===n?' aria-current=page':'')+'>'+n+'</button>'}).join('')}draw()</script>`,
      ...Object.fromEntries(
        seeds.map(([name], i) => [
          `/s${i}`,
          `<title>${name}</title><h1>${name}</h1><p>Sow in April.</p><script>window.won=${i === 5}</script>`,
        ]),
      ),
    },
    maxTurns: 6,
  },
];

test('what is chosen of a list is pressed there, and is neither the title nor the name of the site', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
