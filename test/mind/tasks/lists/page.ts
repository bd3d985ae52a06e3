/** One page of a small site: its title, what stands in it, and rules of its own; `win()` says that the task is done. */
export function doc(title: string, body: string, css = ''): string {
  return `<title>${title}</title><meta name=viewport content="width=device-width"><style>body{font-family:system-ui,sans-serif;margin:0;color:#222;line-height:1.45}nav,header{background:#f3f3f0;border-bottom:1px solid #ddd;padding:10px 20px}nav a,header a{margin-right:18px;color:#124}main{padding:20px;max-width:920px}button{cursor:pointer}td,th{padding:7px 14px;text-align:left;border-bottom:1px solid #e4e4e4}.muted{color:#666;font-size:14px}${css}</style><script>function win(x=true){window.won=!!x;sessionStorage.won=String(!!x)}</script>${body}`;
}
