const CHROMIUM =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED|TIMED_OUT|FAILED)|EMPTY_RESPONSE|NAME_NOT_RESOLVED|ADDRESS_UNREACHABLE|TUNNEL|PROXY_CONNECTION_FAILED)/;
const FIREFOX =
  /NS_ERROR_(CONNECTION_REFUSED|NET_(RESET|TIMEOUT|INTERRUPT|EMPTY_RESPONSE)|UNKNOWN_(HOST|PROXY_HOST)|PROXY_CONNECTION_REFUSED)/;
const WEBKIT = /could( not|n't) (connect|resolve)|network connection was lost/i;

/** Whether what a browser says of a failed request means its server, and not the page's own doing. */
export function serverGone(message: string): boolean {
  return CHROMIUM.test(message) || FIREFOX.test(message) || WEBKIT.test(message);
}
