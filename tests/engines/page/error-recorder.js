/** Records errors, warnings and policy violations of a page. Loaded before the first module. */
window.recordedErrors = [];

const record = (text) => window.recordedErrors.push(text);

document.addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    record(`blocked by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
);
addEventListener(
  'error',
  (event) => {
    // The element dispatches `error` events for rejected input.
    if (event instanceof CustomEvent) return;
    record(event.message ?? `not loaded: ${event.target.outerHTML}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`));
document.addEventListener('ready', () => document.documentElement.toggleAttribute('data-ready', true));
for (const level of ['error', 'warn']) {
  const original = console[level];
  console[level] = (...words) => {
    record(words.join(' '));
    original.apply(console, words);
  };
}
