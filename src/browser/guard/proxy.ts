import type { IncomingMessage } from 'node:http';
import { type PrepareRequestFunctionOpts, RequestError, Server } from 'proxy-chain';
import { Origins } from './origins.ts';

/** A proxy on loopback through which everything the browser asks for has to pass. */
export interface GuardProxy {
  server: string;
  close(): Promise<void>;
}

/**
 * Starts the proxy under a context. Page routes do not see redirects, workers or what a page does before they are
 * set; whatever the browser does to reach a server outside of `origins` ends here.
 *
 * @param resources further origins from which pictures, styles, fonts and media may come.
 */
export async function startGuardProxy(origins: Origins, resources: readonly string[] = []): Promise<GuardProxy> {
  const passive = new Origins(resources);
  // What goes on in a tunnel is not seen; one to a server that speaks plainly is for a socket.
  const sealed = new Origins(resources.filter((origin) => origin.startsWith('https:')));
  const server = new Server({
    port: 0,
    host: '127.0.0.1',
    prepareRequestFunction: ({ request, hostname, port, isHttp }: PrepareRequestFunctionOpts) => {
      const url = request.url ?? '';
      if (isHttp ? origins.allows(url) : origins.allowsHost(hostname, port)) return undefined;
      if (isHttp ? isPassive(request) && passive.allows(url) : sealed.allowsHost(hostname, port)) return undefined;
      if (isHttp && isNavigation(request)) {
        // "No content" leaves the person on the page they were on.
        return { customResponseFunction: () => ({ statusCode: 204, headers: {}, body: '' }) };
      }
      throw new RequestError('This address is outside of the allowed origins', 403);
    },
  });
  // A connection that fails is the page's own matter; it reaches the person as an error of the page.
  server.on('error', () => {});
  server.on('requestFailed', () => {});
  await server.listen();
  return {
    server: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close(true);
    },
  };
}

/** What carries nothing away but its own address, and brings nothing that runs. */
const PASSIVE = /^(?:image|style|font|audio|video|track)$/;

function isPassive(request: IncomingMessage): boolean {
  const destination = request.headers['sec-fetch-dest'];
  // Servers that are not trusted are not told what a request is for: there the routes decide.
  const harmless = typeof destination === 'string' ? PASSIVE.test(destination) : !isNavigation(request);
  return request.method === 'GET' && harmless;
}

function isNavigation(request: IncomingMessage): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return request.headers['upgrade-insecure-requests'] === '1';
}
