// The client as an app: kept for times without a network, installed if somebody wants that, renewed when somebody asks for it.

import type { PageMessage } from './service-worker.ts';
import { whenIdle } from './idle.ts';
import { engineIsKept } from './local/here.ts';

/** What Chromium says when the app may be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

/** How often a page that stays open asks for a new version. */
const CHECK_MS = 3_600_000;

class Installation {
  /** Whether everything that is needed without a network has been kept. */
  ready = $state(false);
  /** Whether there is a newer version than this page. */
  renewable = $state(false);
  /** Whether this browser offers to install the app. */
  installable = $state(false);
  #prompt: InstallPrompt | undefined;
  #declined = false;
  #registration: ServiceWorkerRegistration | undefined;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      // Chromium may offer it again at once.
      if (this.#declined) return;
      this.#prompt = event as InstallPrompt;
      this.installable = true;
    });
    addEventListener('appinstalled', () => (this.installable = false));
  }

  async start(): Promise<void> {
    const worker = navigator.serviceWorker;
    const registration = await worker.register(`${import.meta.env.BASE_URL}sw.js`);
    this.#registration = registration;
    // Another tab has loaded a new version. The files of this one are kept for as long as it is open.
    let controlled = worker.controller !== null;
    worker.addEventListener('controllerchange', () => {
      this.renewable ||= controlled;
      controlled = true;
    });
    const watch = (): void => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => this.#look());
    };
    registration.addEventListener('updatefound', watch);
    watch();
    this.#look();
    setInterval(() => this.#check(), CHECK_MS);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#check());
    await worker.ready;
    // What this page uses comes first; the other languages can wait.
    await this.#request({ used: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname) });
    whenIdle(async () => {
      if (!(await this.#request('fetch-later'))) return;
      this.ready = true;
      engineIsKept();
    });
  }

  /** Offers the installation that the browser has announced. Somebody who declines is not asked again during this visit. */
  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = undefined;
    this.#declined = true;
    this.installable = false;
    // It may come too late for the browser, which then offers it again.
    await prompt?.prompt().catch(() => (this.#declined = false));
  }

  /** Loads the new version in this tab. Others go on with theirs, and may do the same when it suits them. */
  renew(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over' satisfies PageMessage);
  }

  /** Loads the page again after something could not be had: from a newer version if there is one, whose server no longer has the files of this one. */
  async retry(): Promise<void> {
    const found = await this.#registration?.update().catch(() => undefined);
    const installing = found?.installing;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    this.renew();
  }

  #look(): void {
    // Without a controller it is the first version that has come.
    this.renewable ||= this.#registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }

  #checked = 0;
  #check(): void {
    const now = Date.now();
    if (now - this.#checked < CHECK_MS / 2) return;
    this.#checked = now;
    void this.#registration?.update().catch(() => undefined);
  }

  /** Asks for files, and says whether all of them came. */
  #request(request: PageMessage): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<boolean>((answer) => (port1.onmessage = ({ data }) => answer(data === true)));
    this.#registration?.active?.postMessage(request, [port2]);
    return answered;
  }
}

export const installation = new Installation();
