/** Notes what goes wrong on a page, from before its first module runs. */
window.complaints = [];

const note = (text) => window.complaints.push(text);

document.addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    note(`blocked by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
);
addEventListener(
  'error',
  (event) => {
    // The element has an event of this name too: it tells of what was refused.
    if (event instanceof CustomEvent) return;
    note(event.message ?? `not loaded: ${event.target.outerHTML}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
document.addEventListener('ready', () => document.documentElement.toggleAttribute('data-ready', true));
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => {
    note(words.join(' '));
    say.apply(console, words);
  };
}
