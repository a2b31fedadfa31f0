// What a page costs: bytes that came over the network, and how much of it jumped about.

import type { CDPSession, Page } from '@playwright/test';

/**
 * Counts compressed bytes, heads included, from now on. Fonts and sounds come later than everything else, and have a budget of their own; faces of
 * people come with games that others play at that moment, if any.
 */
export async function countBytes(page: Page): Promise<{ session: CDPSession; bytes: () => number; list: () => string }> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const later = new Set<string>();
  const addresses = new Map<string, string>();
  const lines: string[] = [];
  const count = (what: string, more: number): void => {
    bytes += more;
    lines.push(`${String(more).padStart(6)} ${what}`);
  };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Font' || /\/assets\/(sound|people)-/.test(response.url)) later.add(requestId);
    addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void (later.has(requestId) || count(addresses.get(requestId) ?? '', encodedDataLength)));
  session.on('Network.webSocketFrameReceived', ({ response }) => count('a frame', response.payloadData.length));
  return { session, bytes: () => bytes, list: () => lines.join('\n') };
}

export interface Felt {
  /** Largest contentful paint, in ms after the navigation began. */
  readonly lcp: number;
  /** Time in which the page could not answer, beyond 50 ms at once. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** What was shifted, and by how much of that. */
  readonly moved: readonly string[];
}

/** Must be called before the page is opened. */
export async function feel(page: Page): Promise<() => Promise<Felt>> {
  await page.addInitScript(() => {
    const felt = { lcp: 0, tbt: 0, cls: 0, moved: [] as string[] };
    Object.assign(window, { felt });
    const observe = (type: string, hear: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => (felt.lcp = entry.startTime));
    observe('longtask', (entry) => (felt.tbt += Math.max(0, entry.duration - 50)));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as unknown as { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
      if (hadRecentInput) return;
      felt.cls += value;
      const name = (node: Node | null): string => (node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}`.trim() : (node?.textContent ?? ''));
      felt.moved.push(`${sources.map(({ node }) => name(node)).join(' + ')}: ${value.toFixed(4)}`);
    });
  });
  // Two frames later what has happened has been observed.
  return () =>
    page.evaluate(
      () =>
        new Promise<Felt>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as { felt: Felt }).felt))),
        ),
    );
}
