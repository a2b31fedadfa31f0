// The same program at one address, and then a newer release of it there: every script and style has another name, and the old ones are gone.
//
// The one thing to know: nothing is built twice. The newer release is the older one with `-next` in the names of its files, wherever they are named.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Releases {
  readonly url: string;
  /** From now on the newer release is served. */
  renew(): void;
  close(): Promise<void>;
}

const NEXT = '-next';
const isText = (path: string): boolean => !path.startsWith('/api/') && !/\.(wasm|net|png|woff2|webp)$/.test(path);

export async function serveReleases(program: string): Promise<Releases> {
  const read = async (path: string): Promise<string> => (await fetch(`${program}/${path}`)).text();
  const first = /assets\/app-[\w-]+\.js/.exec(await read('index.html'))?.[0] ?? '';
  const app = await read(first);
  // The worker names what is kept, and the lists of what lies beside the way to a first table every screen.
  const lists = await Promise.all([...new Set(app.match(/assets\/(?:others|served)-[\w-]+\.js/g))].map(read));
  const names = [...new Set([await read('sw.js'), app, ...lists].join('\n').match(/(?<=assets\/)[\w.-]+\.(?:js|css)/g))];
  const newer = (name: string): string => name.replace(/(\.\w+)$/, `${NEXT}$1`);
  const rewritten = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, newer(name)), text);
  let renewed = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const { connection: _own, ...headers } = request.headers;
    const body = request.method === 'GET' ? null : await new Response(request as unknown as ReadableStream).arrayBuffer();
    const wanted = renewed ? path.replace(NEXT, '') : path;
    const found = await fetch(program + wanted, { method: request.method ?? 'GET', headers: headers as Record<string, string>, body, redirect: 'manual' });
    const isOld = renewed && wanted === path && names.some((name) => path.endsWith(`/${name}`));
    const content = Buffer.from(await found.arrayBuffer());
    const changes = renewed && isText(path);
    // What the worker knows of the page is a digest.
    const text = changes ? rewritten(content.toString()).replace(/(index\.html["'`],\s*["'`]?revision["'`]?:\s*["'`])/, '$1next') : '';
    for (const [name, value] of found.headers) if (!/^(content-encoding|content-length|transfer-encoding|connection|etag)$/.test(name)) response.setHeader(name, value);
    response.writeHead(isOld ? 404 : found.status).end(isOld ? '' : changes ? text : content);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => void (renewed = true),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
