/** What every page of these sites has: `stir` notes what was opened to be changed, `signed` sends those away who have not signed in. */
export const PAGES = `<script>function stir(x){put('stirred',get('stirred',[]).concat(x))}function signed(){if(!get('in',0))location.replace('/signin?to='+encodeURIComponent(location.pathname))}</script>`;

/** The script of a page on which people sign in: what has to be in the two fields, and where it leads by default. */
export const signIn = (user: string, word: string, to: string): string =>
  `document.querySelector('form.in').onsubmit=function(e){e.preventDefault();if(this.u.value.trim()!=='${user}'||this.p.value!=='${word}'){$('wrong').textContent='These details do not match.';return}put('in',1);location.href=q('to')||'${to}'}`;
