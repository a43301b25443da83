// Runs before the page is painted, so that a link to a lesson does not show the home page first. The state of a lesson is
// key=value pairs; the home page has only those below, and names of its sections without a value.
(() => {
  const ofHome = /^#?(?:[\w-]*|(?:beat|t|lang)=[^&]*(?:&(?:beat|t|lang)=[^&]*)*)$/;
  const update = () => {
    document.documentElement.dataset.view = ofHome.test(location.hash) ? 'home' : 'lab';
  };
  update();
  addEventListener('popstate', update);
  addEventListener('hashchange', update);
})();
