/** Value of `hide` for small examples. */
const small = 'header strip prose legend controls why';

const numbers = '{"query": [[2, 0], [0, 3]], "key": [[1, 0], [0, 1]], "value": [[1], [2]]}';

const program =
  "def attention(Q: 'm d', K: 'n d', V: 'n d'):\n" +
  '    scores = Q @ K.T / sqrt(d)\n' +
  '    weights = softmax(scores)\n' +
  '    return weights @ V\n';

const tour =
  '{"version": 1, "title": "In two steps", "lesson": "dot-product", "steps": [' +
  '{"focus": "scores", "prose": "Every word is compared with every word."}, ' +
  '{"focus": "weights", "prose": "The softmax makes shares of that."}]}';

/** For each attribute, the attributes of its example element, or text instead of an example. */
export const attributeExamples: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  lesson: { lesson: 'masks', hide: 'strip legend controls why' },
  variant: { variant: 'cross_attention', hide: 'strip legend controls why' },
  step: { step: 'weights', hide: 'header strip legend controls why' },
  tokens: { tokens: 'small words attend', step: 'weights', hide: small },
  options: { options: '{"mask": "causal"}', step: 'weights', hide: small },
  inputs: { lesson: 'dot-product', step: 'scores', inputs: numbers, hide: small },
  state: { state: 'v=1&lesson=masks&step=weights&cell=weights:1,0', hide: 'header strip legend controls' },
  hide: { hide: 'header strip prose legend controls why stepper' },
  show: { show: 'weights', lesson: 'masks', tokens: 'small words attend' },
  lock: { lock: 'inputs options', step: 'query', hide: 'header strip legend' },
  theme: { theme: 'dark', step: 'weights', hide: small },
  loading: { loading: 'eager', hide: small },
  lang: { lang: 'fr', step: 'weights', hide: 'strip legend controls why' },
  tour: { tour, hide: 'header strip legend controls why' },
  exercise: { exercise: 'dot-product:row:17' },
  program: { program, step: 'weights', hide: 'strip legend controls why' },
  sync: 'This page has addresses of its own. <a href="./index.html">The project’s page</a> is made with it: its address changes at every step.',
};

/** For each method and property, the code of its example buttons. `lab` is the element next to them. */
export const codeExamples: Readonly<Record<string, readonly string[]>> = {
  state: ['lab.state', 'lab.state = {version: 1, lesson: "masks", step: "weights"}'],
  trace: ['lab.trace.node("weights")', 'lab.trace.explain({node: "weights", row: 0, col: 1})'],
  wasmUrl: ['AttentionLab.wasmUrl'],
  version: ['AttentionLab.version'],
  next: ['lab.next()'],
  back: ['lab.back()'],
  goto: ['lab.goto("scores")', 'lab.goto("weights:1,2")', 'lab.goto("nosuch")'],
  export: ['csv', 'latex', 'numpy', 'pytorch', 'markdown', 'json'].map((format) => `lab.export("${format}")`),
  exportCode: ['python', 'pytorch', 'jax', 'cpp'].map((language) => `lab.exportCode("${language}")`),
  exportFile: [
    'lab.exportFile("csv", {digits: 1, labels: true})',
    'lab.exportFile("svg", {theme: "dark"})',
    'lab.exportFile("gif", {speed: 0.5})',
  ],
  reset: ['lab.reset()'],
};

/** For each event, how to make the element fire it. */
export const eventExamples: Readonly<Record<string, string>> = {
  ready: 'It has fired when the matrices are there.',
  'step-change': 'Go one step on.',
  'cell-select': 'Select a number.',
  'value-change': 'Select a number of Q twice and type another.',
  complete: 'Go to the last step.',
  answer: 'Start a tour from the list of lessons, and answer one of its questions.',
  result: 'Go to the end of that tour, and finish it.',
  error: 'Type a word in place of a number of Q.',
};

/** An example value for each custom property. */
export const propertyExamples: Readonly<Record<string, string>> = {
  '--attention-paper': '#fff8e7',
  '--attention-paper-sunk': '#f3e9d2',
  '--attention-ink': '#102a43',
  '--attention-ink-soft': '#486581',
  '--attention-line': '#d9c7a3',
  '--attention-line-strong': '#8d6e63',
  '--attention-accent': '#00695c',
  '--attention-edit': '#ad1457',
  '--attention-highlight': '#c8e6c9',
  '--attention-error': '#b71c1c',
  '--attention-input': '#5d4037',
  '--attention-context-input': '#827717',
  '--attention-query': '#0d47a1',
  '--attention-key': '#bf360c',
  '--attention-value': '#1b5e20',
  '--attention-scores': '#4a148c',
  '--attention-mask': '#37474f',
  '--attention-weights': '#880e4f',
  '--attention-context': '#004d40',
  '--attention-output': '#01579b',
  '--attention-inner': '#512da8',
  '--attention-font': 'system-ui, sans-serif',
  '--attention-font-mono': 'monospace',
  '--attention-font-size': '1.2rem',
  '--attention-max-width': '30rem',
  '--attention-padding': '3rem',
};
