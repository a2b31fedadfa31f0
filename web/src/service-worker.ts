// Keeps the client for times without a network: the page and all that it is made of. Nothing that a server knows is kept here.
//
// The one thing to know: a new version waits until somebody asks for it, so that no page loses its files in the middle of a game.

/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const PRECACHED: PrecacheEntry[];
declare const LATER: readonly string[];
declare const BASE: string;
declare const self: ServiceWorkerGlobalScope;

/** What pages ask of their service worker. */
export type Wish = 'take-over' | 'fetch-later' | { readonly used: readonly string[] };

/** Files that came after the installation. */
const FILES = 'trilynx-files';
const ASSETS = `${BASE}assets/`;

precache(PRECACHED);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOld()])));

/** Texts of another version are of no use; a network is the same under the same name. */
async function forgetOld(): Promise<void> {
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter(({ url }) => url.endsWith('.js') && !LATER.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(`${BASE}api/`)) return;
  // Every screen is the same page.
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request, pathname));
});

async function page(request: Request): Promise<Response> {
  return (await matchPrecache(`${BASE}index.html`)) ?? fetch(request);
}

async function file(request: Request, pathname: string): Promise<Response> {
  const kept = (await matchPrecache(pathname)) ?? (await caches.match(request, { cacheName: FILES, ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith(ASSETS)) await keep(request, answer.clone());
  return answer;
}

/** Storage may be full: the file is used all the same. */
async function keep(request: RequestInfo, answer: Response): Promise<boolean> {
  return (await caches.open(FILES)).put(request, answer).then(
    () => true,
    () => false,
  );
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const wish = event.data as Wish;
  if (wish === 'take-over') {
    void self.skipWaiting();
    return;
  }
  // What the page loaded before there was a service worker, or everything.
  const wanted = wish === 'fetch-later' ? LATER : LATER.filter((path) => wish.used.includes(path));
  event.waitUntil(fetchAll(wanted).then((all) => event.ports[0]?.postMessage(all)));
});

/** Says whether all of these files are kept now. */
async function fetchAll(paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES);
  let all = true;
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path).catch(() => undefined);
    all &&= answer?.ok === true && (await keep(path, answer));
  }
  return all;
}
