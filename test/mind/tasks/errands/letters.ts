import type { Task } from '../types.ts';

/** A letter box: rows with signs beside them, letters that open over the list, and boxes to write in without a line around them. */
const box = (won: string) => `<div id=a style="width:240px;font-size:12px"></div><script>
var L=[['Priya','Boat shed','The key is under the mat.'],['Marten','Choir','We sing on Tuesday.'],['Olive','Roof','The tiles have come.']];
function list(){a.innerHTML='<h2>Letters</h2>'+L.map((l,i)=>'<div onclick="show('+i+')" style="cursor:pointer;padding:4px;border-bottom:1px solid #ccc"><b>'+l[0]+'</b><div>'+l[1]+'</div><span title=Flag onclick="event.stopPropagation();window.won=false" style="cursor:pointer">⚑</span> <span title=Bin onclick="event.stopPropagation();window.won=false" style="cursor:pointer">🗑</span></div>').join('')}
function show(i){a.innerHTML='<h3>'+L[i][1]+'</h3><div>'+L[i][0]+'</div><p>'+L[i][2]+'</p><span style="cursor:pointer" onclick="pen('+i+',0)">Reply</span> <span style="cursor:pointer" onclick="pen('+i+',1)">Forward</span>'}
function pen(i,on){a.innerHTML='<span style="cursor:pointer;float:right" title=Send onclick="send('+i+','+on+')">➤</span><div><label>to: </label>'+(on?'<input id=to style="border:0;outline:0">':'<span>'+L[i][0]+'</span>')+'</div><div>subject: '+(on?'Fwd: ':'Re: ')+L[i][1]+'</div><textarea id=t style="border:0;outline:0;width:220px;height:90px">'+(on?L[i][2]:'')+'</textarea>'}
function send(i,on){var who=on?to.value:'',text=t.value;window.won=${won};a.innerHTML='<p>Sent.</p>'}
list()</script>`;

/** Letters answered and handed on, in whatever words the task asks for it. */
export const LETTERS: Task[] = [
  {
    name: 'errands: a letter answered where no line is around the box',
    instructions: 'Find the letter by Marten and reply to them with the text "I can bring the music."',
    pages: { '/': box(`i===1&&!on&&text==='I can bring the music.'`) },
  },
  {
    name: 'errands: somebody wants a letter',
    instructions: 'Henrik wants the message that Olive sent you.',
    pages: { '/': box(`i===2&&!!on&&who==='Henrik'&&text==='The tiles have come.'`) },
  },
];
