// Runs before lab.html is painted. The page contains the cover of its first lesson in English: a link to anything else must not
// show it first. Where a link leads to the cover of another lesson, or in another language, shows the picture of it that the build
// has drawn; else waits for the element, which replaces it, and shows the page even if the element never starts. A line at the top shows
// that it is loading.
(() => {
  const root = document.documentElement;
  const { classList, dataset } = root;
  const first = 'scaled-dot-product';
  const {
    v: _,
    grain: __,
    lesson = first,
    lang,
    ...rest
  } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const isCover = Object.keys(rest).length === 0 && /^[\w-]+$/.test(lesson);
  const language =
    [lang ?? '', ...navigator.languages]
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((code) => /en|fr/.test(code)) ?? 'en';
  // It runs twice where a policy allows it in the page.
  if ('link' in dataset) return;
  dataset.link = '';
  classList.add('loading');
  const end = () => classList.remove('loading', 'linked');
  document.addEventListener('ready', end, { once: true });
  document.addEventListener('error', end, { once: true });
  addEventListener('load', () => setTimeout(end, 10_000));
  if (isCover && lesson === first && language === 'en') return;
  classList.add('linked');
  if (!isCover || dataset.covers === undefined) return;

  const request = new XMLHttpRequest();
  // Parsed by the request: policies with trusted types refuse HTML as text.
  request.responseType = 'document';
  request.timeout = 5_000;
  request.open('GET', `${dataset.covers}${lesson}-${language}.html`);
  const loaded = new Promise((resolve) => request.addEventListener('loadend', resolve));
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
  // The element waits for it: once that has started, it has content of its own.
  globalThis.coverShown = Promise.all([loaded, parsed]).then(() => {
    const cover = request.status === 200 && request.responseXML?.querySelector('.lab');
    const place = document.querySelector('attention-lab').shadowRoot?.querySelector('.lab');
    if (!cover || !place || customElements.get('attention-lab')) return;
    root.lang = language;
    place.replaceWith(cover);
    classList.remove('linked');
  });
  request.send();
})();
