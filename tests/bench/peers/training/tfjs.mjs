/** The training step in TensorFlow.js, on one of its backends, with its own gradients and its own Adam. */
import { ADAM, EPSILON, examples, oneHot, parameters, SIZES } from './model.mjs';

const { words, length, batch, width, heads, layers } = SIZES;
const ROWS = batch * length;

export async function tfjsTraining(tf, backend) {
  await tf.setBackend(backend);
  await tf.ready();
  const p = Object.fromEntries(
    parameters().map(({ name, shape, start }) => [name, tf.variable(tf.tensor(start, shape))]),
  );
  const { given, next } = examples();
  const x = tf.tensor2d(oneHot(given), [ROWS, words]);
  const targets = tf.tensor2d(oneHot(next), [ROWS, words]);
  const loss = lossOf(tf, p, x, targets);
  const adam = tf.train.adam(ADAM.rate, ADAM.beta_1, ADAM.beta_2, ADAM.epsilon);
  const variables = Object.values(p);
  return () => {
    if (tf.getBackend() !== backend) tf.setBackend(backend);
    const before = adam.minimize(loss, true, variables);
    const [result] = before.dataSync();
    before.dispose();
    return result;
  };
}

function lossOf(tf, p, given, targets) {
  const mask = tf.tensor(causalMask(), [1, length, length]);
  const norm = (x, gain, shift) => {
    const centred = tf.sub(x, tf.mean(x, -1, true));
    const variance = tf.mean(tf.square(centred), -1, true);
    return tf.add(tf.mul(tf.mul(centred, tf.rsqrt(tf.add(variance, EPSILON))), gain), shift);
  };
  const split = [batch, length, heads, width / heads];
  const inHeads = (x) =>
    tf.reshape(tf.transpose(tf.reshape(x, split), [0, 2, 1, 3]), [batch * heads, length, width / heads]);
  const together = (x) =>
    tf.reshape(tf.transpose(tf.reshape(x, [batch, heads, length, width / heads]), [0, 2, 1, 3]), [
      ROWS,
      width,
    ]);

  return () => {
    let x = tf.matMul(given, p.embedding);
    x = tf.reshape(tf.add(tf.reshape(x, [batch, length, width]), p.positions), [ROWS, width]);
    for (let k = 0; k < layers; k++) {
      const normed = norm(x, p[`gain_1${k}`], p[`shift_1${k}`]);
      const [query, key, value] = ['w_q', 'w_k', 'w_v'].map((name) =>
        inHeads(tf.matMul(normed, p[name + k])),
      );
      const scores = tf.mul(tf.matMul(query, key, false, true), 1 / Math.sqrt(width / heads));
      const context = tf.matMul(tf.softmax(tf.add(scores, mask)), value);
      x = tf.add(x, tf.matMul(together(context), p[`w_o${k}`]));
      const again = norm(x, p[`gain_2${k}`], p[`shift_2${k}`]);
      const hidden = tf.relu(tf.add(tf.matMul(again, p[`w_1${k}`]), p[`b_1${k}`]));
      x = tf.add(x, tf.add(tf.matMul(hidden, p[`w_2${k}`]), p[`b_2${k}`]));
    }
    const logits = tf.matMul(norm(x, p.gain, p.shift), p.w_u);
    const shifted = tf.sub(logits, tf.max(logits, -1, true));
    const logs = tf.sub(shifted, tf.log(tf.sum(tf.exp(shifted), -1, true)));
    return tf.neg(tf.mean(tf.sum(tf.mul(targets, logs), -1)));
  };
}

const causalMask = () =>
  Float32Array.from({ length: length * length }, (_, at) =>
    at % length > Math.floor(at / length) ? -1e9 : 0,
  );
