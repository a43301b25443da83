// Runs before index.html is painted. It is the home page; links to a lesson, from before lessons had a page of their own, go on to that.
// The state of a lesson is key=value pairs; the home page has only those below, and names of its sections without a value.
(() => {
  const ofHome = /^#?(?:[\w-]*|(?:beat|t|lang)=[^&]*(?:&(?:beat|t|lang)=[^&]*)*)$/;
  const update = () => {
    const isHome = ofHome.test(location.hash);
    document.documentElement.dataset.view = isHome ? 'home' : 'lab';
    if (!isHome) location.replace(`lab.html${location.search}${location.hash}`);
  };
  // It runs twice where a policy allows it in the page.
  if ('view' in document.documentElement.dataset) return;
  update();
  addEventListener('hashchange', update);
})();
