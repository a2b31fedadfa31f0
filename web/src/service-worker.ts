// Keeps the client for times without a network: the page and all that it is made of. Nothing that a server knows is kept here.
//
// The one thing to know: a new version waits until somebody asks for it, and the files of older ones stay for as long as another page is open, so
// that no page loses its files in the middle of a game.

/// <reference lib="webworker" />
import type { PushMessage } from './wire/types.ts';
import { PrecacheController, cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching';

declare const PRECACHED: PrecacheEntry[];
/** By their paths beside this file. */
declare const LATER_FILES: readonly string[];
declare const self: ServiceWorkerGlobalScope;

/** What pages ask of their service worker. */
export type PageMessage = 'take-over' | 'fetch-later' | { readonly used: readonly string[] };

/** Files that came after the installation. */
const FILES = 'trilynx-files';
/** The folder of the page. */
const BASE = new URL('.', self.location.href).pathname;
const ASSETS = `${BASE}assets/`;
/** What a server answers itself: to the page and to programs, and to those who run it. */
const NOT_OURS = ['api/', 'health/', 'metrics'];
const LATER = LATER_FILES.map((path) => BASE + path);

const precached = new PrecacheController();
precached.addToCacheList(PRECACHED);
const openPrecache = (): Promise<Cache> => caches.open(precached.strategy.cacheName);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => void precached.install(event));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Files of older versions are of no use once their pages are closed; a network is the same under the same name. Another site may lie in another folder. */
async function forgetOld(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The files of a version that waits are in the same cache.
  if (pages.length > 1 || self.registration.installing || self.registration.waiting) return;
  const wanted = new Set(precached.getURLsToCacheKeys().values());
  const forget = async (cache: Cache, isOld: (url: string) => boolean): Promise<void> => {
    for (const request of await cache.keys()) if (isOld(request.url)) await cache.delete(request);
  };
  await forget(await openPrecache(), (url) => !wanted.has(url));
  await forget(await caches.open(FILES), (url) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(ASSETS) && /\.(js|css|wasm|txt)$/.test(pathname) && !LATER.includes(pathname);
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_OURS.some((path) => pathname.startsWith(BASE + path))) return;
  if (request.mode === 'navigate') {
    // Every screen is the same page. A site without a server has one address for all of them, and may have neighbours.
    if (!IS_SITE || pathname === BASE || pathname === `${BASE}index.html`) event.respondWith(page(request));
    return;
  }
  event.respondWith(file(request, pathname));
});

async function page(request: Request): Promise<Response> {
  return (await precached.matchPrecache(`${BASE}index.html`)) ?? fetch(request);
}

async function file(request: Request, pathname: string): Promise<Response> {
  const find = (cacheName: string): Promise<Response | undefined> => caches.match(request, { cacheName, ignoreVary: true });
  const kept = (await precached.matchPrecache(pathname)) ?? (await find(precached.strategy.cacheName)) ?? (await find(FILES));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith(ASSETS)) await keep(await caches.open(FILES), request, answer.clone());
  return answer;
}

/** Storage may be full: the file is used all the same. */
function keep(cache: Cache, request: RequestInfo, answer: Response): Promise<boolean> {
  return cache.put(request, answer).then(
    () => true,
    () => false,
  );
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const request = event.data as PageMessage;
  if (request === 'take-over') {
    void self.skipWaiting();
    return;
  }
  // What the page loaded before there was a service worker, or everything.
  const all = request === 'fetch-later' ? fetchAll() : fetchLater(LATER.filter((path) => request.used.includes(path)));
  event.waitUntil(all.then((kept) => event.ports[0]?.postMessage(kept)));
});

/** Says whether everything is kept now. What was kept at the installation is fetched again if somebody has cleared it. */
async function fetchAll(): Promise<boolean> {
  await forgetOld();
  return (await fetchMissing(await openPrecache(), precached.getURLsToCacheKeys())) && fetchLater(LATER);
}

async function fetchLater(paths: readonly string[]): Promise<boolean> {
  return fetchMissing(await caches.open(FILES), paths.map((path) => [path, path] as const));
}

/** Fetches files that a cache does not have under their keys, and says whether it has all of them now. */
async function fetchMissing(cache: Cache, files: Iterable<readonly [url: string, key: string]>): Promise<boolean> {
  let all = true;
  for (const [url, key] of files) {
    if (await cache.match(key, { ignoreVary: true })) continue;
    const answer = await fetch(url).catch(() => undefined);
    all &&= answer?.ok === true && (await keep(cache, key, answer));
  }
  return all;
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (!IS_SITE && message) event.waitUntil(show(message));
});

const windows = (): Promise<readonly WindowClient[]> => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** People who look at the table see it there. */
async function show({ title, body, path, tag }: PushMessage): Promise<void> {
  const isThere = (page: WindowClient): boolean => page.visibilityState === 'visible' && new URL(page.url).pathname === path;
  if ((await windows()).some(isThere)) return;
  await self.registration.showNotification(title, { body, tag, data: path, icon: `${BASE}icon-192.png` });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(String(event.notification.data), self.location.origin);
  if (origin === self.location.origin) event.waitUntil(lead(href));
});

/** To a page that shows it already, or to a new one: the others may show another game. */
async function lead(href: string): Promise<void> {
  const page = (await windows()).find(({ url }) => url === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}
