// Keeps the list of nodes current while the page is in sight. Without it the list is as it was when the page was loaded.

const EVERY_MS = 2000;

async function renew() {
  const warning = document.querySelector('#silent');
  try {
    const answer = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store', signal: AbortSignal.timeout(5 * EVERY_MS) });
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('main').replaceChildren(...page.querySelector('main').childNodes);
    warning.hidden = true;
  } catch {
    warning.hidden = false;
  }
}

(async () => {
  for (;;) {
    await new Promise((later) => setTimeout(later, EVERY_MS));
    if (!document.hidden) await renew();
  }
})();
