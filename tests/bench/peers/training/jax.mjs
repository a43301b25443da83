/** The training step in jax-js, compiled by its own jit: loss, gradients and Adam in one function. */
import { ADAM, EPSILON, examples, oneHot, parameters, SIZES } from './model.mjs';

const { words, length, batch, width, heads, layers } = SIZES;
const ROWS = batch * length;

export async function jaxTraining({ numpy, nn, jit, valueAndGrad, tree, blockUntilReady }) {
  const zeros = () => Object.fromEntries(parameters().map(({ name, shape }) => [name, numpy.zeros(shape)]));
  let values = Object.fromEntries(
    parameters().map(({ name, shape, start }) => [name, numpy.array(start, { shape })]),
  );
  let first = zeros();
  let second = zeros();
  const { given, next } = examples();
  const x = numpy.array(oneHot(given), { shape: [ROWS, words] });
  const targets = numpy.array(oneHot(next), { shape: [ROWS, words] });
  const loss = lossOf({ numpy, nn });

  const step = jit((p, m, v, t, inputs, wanted) => {
    const [before, gradients] = valueAndGrad(loss)(tree.ref(p), inputs, wanted);
    const share_1 = numpy.subtract(1, numpy.exp(t.ref.mul(Math.log(ADAM.beta_1))));
    const share_2 = numpy.subtract(1, numpy.exp(t.mul(Math.log(ADAM.beta_2))));
    const [p_now, m_now, v_now] = [{}, {}, {}];
    for (const name of Object.keys(p)) {
      const one = m[name].mul(ADAM.beta_1).add(gradients[name].ref.mul(1 - ADAM.beta_1));
      const two = v[name].mul(ADAM.beta_2).add(numpy.square(gradients[name]).mul(1 - ADAM.beta_2));
      m_now[name] = one.ref;
      v_now[name] = two.ref;
      const root = numpy.sqrt(two.div(share_2.ref)).add(ADAM.epsilon);
      p_now[name] = p[name].sub(one.div(share_1.ref).div(root).mul(ADAM.rate));
    }
    return [before, p_now, m_now, v_now];
  });

  let count = 0;
  return async () => {
    count++;
    const [before, ...now] = step(values, first, second, numpy.array(count), x.ref, targets.ref);
    [values, first, second] = now;
    const [result] = await before.data();
    await blockUntilReady?.(tree.ref(values));
    return result;
  };
}

function lossOf({ numpy, nn }) {
  const norm = (x, gain, shift) => {
    const centred = x.ref.sub(numpy.mean(x, -1, { keepdims: true }));
    const variance = numpy.mean(numpy.square(centred.ref), -1, { keepdims: true });
    return centred
      .div(numpy.sqrt(variance.add(EPSILON)))
      .mul(gain)
      .add(shift);
  };
  const inHeads = (x) => x.reshape([batch, length, heads, width / heads]);

  return (p, given, targets) => {
    let x = numpy.matmul(given, p.embedding).reshape([batch, length, width]).add(p.positions);
    x = x.reshape([ROWS, width]);
    for (let k = 0; k < layers; k++) {
      const normed = norm(x.ref, p[`gain_1${k}`], p[`shift_1${k}`]);
      const query = inHeads(numpy.matmul(normed.ref, p[`w_q${k}`]));
      const key = inHeads(numpy.matmul(normed.ref, p[`w_k${k}`]));
      const value = inHeads(numpy.matmul(normed, p[`w_v${k}`]));
      const context = nn.dotProductAttention(query, key, value, { isCausal: true }).reshape([ROWS, width]);
      x = x.add(numpy.matmul(context, p[`w_o${k}`]));
      const again = norm(x.ref, p[`gain_2${k}`], p[`shift_2${k}`]);
      const hidden = nn.relu(numpy.matmul(again, p[`w_1${k}`]).add(p[`b_1${k}`]));
      x = x.add(numpy.matmul(hidden, p[`w_2${k}`]).add(p[`b_2${k}`]));
    }
    const logits = numpy.matmul(norm(x, p.gain, p.shift), p.w_u);
    return numpy.mean(numpy.sum(targets.mul(nn.logSoftmax(logits, -1)), -1)).mul(-1);
  };
}
