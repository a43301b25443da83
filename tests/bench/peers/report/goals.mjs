/**
 * Rows of the table: what is measured, the requirement (`must`) and the goal (`aim`). `at` is the name of the measurement in
 * suite.mjs; `more` is true if a larger number is better.
 */
const times = (text, must, aim, at, only) => ({ text, must, aim, at, only, more: true, unit: '×' });
const most = (text, must, aim, at, unit = '×', only) => ({ text, must, aim, at, only, more: false, unit });

export const GOALS = [
  times('full attention, d = 64, n = 4: onnxruntime-web ÷ ours', 10, 18, 'full 4 onnxruntime-web'),
  times('n = 16', 3.5, 5, 'full 16 onnxruntime-web'),
  times('n = 64', 1.6, 2, 'full 64 onnxruntime-web'),
  times('n = 256', 1.45, 1.7, 'full 256 onnxruntime-web'),
  times('n = 1024', 1.4, 1.75, 'full 1024 onnxruntime-web'),
  times('n = 256: LiteRT.js ÷ ours', 1.2, 1.3, 'full 256 LiteRT.js', 'Chromium'),
  times('n = 1024: LiteRT.js ÷ ours', 1.1, 1.2, 'full 1024 LiteRT.js', 'Chromium'),
  times('n = 256: jax-js ÷ ours', 2.5, 3, 'full 256 jax-js'),
  times('n = 1024: jax-js ÷ ours', 2.5, 3, 'full 1024 jax-js'),
  times('n = 256: tfjs wasm ÷ ours', 7.5, 10, 'full 256 tfjs wasm'),
  times('n = 1024: tfjs wasm ÷ ours', 7.5, 10, 'full 1024 tfjs wasm'),
  times('n = 256: register-tiled JS ÷ ours', 8, 13, 'full 256 register-tiled JS'),
  times('n = 1024: register-tiled JS ÷ ours', 8, 13, 'full 1024 register-tiled JS'),
  times('causal, n = 256: the best peer ÷ ours', 2.3, 3, 'causal 256 best'),
  times('causal, n = 1024: the best peer ÷ ours', 2.8, 3.5, 'causal 1024 best'),
  most('causal, n = 1024: ours ÷ our own full', 0.56, 0.53, 'causal ÷ full'),
  times('window of 64, n = 4096: jax-js ÷ ours', 80, 120, 'window 4096 jax-js'),
  times('our own full causal ÷ ours', 14, 22, 'causal ÷ window'),
  most('n = 8192 ÷ n = 4096', 2.2, 2.1, 'window growth'),
  times('multi-head, 256 × 512, 8 heads: onnxruntime-web ÷ ours', 1.2, 1.5, 'multi-head onnxruntime-web'),
  most('one call, n = 4, d = 4', 0.5, 0.2, 'tiny', 'µs'),
  times('naive JS ÷ ours', 1, 2, 'tiny naive JS'),
  times('share of the peak of SIMD, n = 256', 80, 88, 'share 256'),
  times('share of the peak of SIMD, n = 1024', 80, 88, 'share 1024'),
  most('n = 4096: first call ÷ steady', 1.5, 1.25, 'first call'),
].map((goal) => (goal.at.startsWith('share') ? { ...goal, unit: '%' } : goal));

/** The same for a training step; training/measure.mjs measures it. */
export const TRAINING_GOALS = [
  times('jax-js ÷ ours', 2.2, 2.6, 'jax-js'),
  times('tfjs wasm ÷ ours', 12, 15, 'tfjs wasm'),
  times('tfjs cpu ÷ ours', 60, 75, 'tfjs cpu'),
  most('our tape ÷ the same written by hand', 1.15, 1.1, 'tape ÷ hand'),
  most('memory that 200 more steps ask for', 0, 0, 'growth', 'kB'),
];

export function verdictOf({ must, aim, more }, value) {
  const reaches = (bound) => (more ? value >= bound : value <= bound);
  if (reaches(aim)) return 'aim';
  return reaches(must) ? 'must' : 'MISSED';
}
