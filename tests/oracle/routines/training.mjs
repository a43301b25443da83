/** Training runs: losses of every step, and where the parameters end. */
import { engine, matrixOf } from '../support.mjs';

/** The engine's name for a model, and its names for what goes in. */
const MODELS = {
  linear: { model: 'linear', names: { X: 'x', W: 'w_o', b: 'b_o' } },
  attention: { model: 'self_attention', names: { X: 'x', Wq: 'w_q', Wk: 'w_k', Wv: 'w_v' } },
  mha: {
    model: 'multi_head_self_attention',
    names: { X: 'x', Wq: 'w_q', Wk: 'w_k', Wv: 'w_v', Wo: 'w_o' },
    options: [['n_heads', 2]],
  },
};

const LOSSES = { mse: 'mean_squares', ce: 'cross_entropy' };

const named = (name, tensor) => ({ name, ...matrixOf(tensor) });

function request(inputs, { optimizer, lr, loss, momentum }, id, trainable) {
  const { model, names, options = [] } = MODELS[/^train\/([^_]+)_/.exec(id)[1]];
  return {
    ...{ model, options, loss: LOSSES[loss] },
    inputs: Object.entries(names).map(([short, name]) => named(name, inputs[short])),
    trainable: trainable.map((short) => names[short]),
    targets: [named('targets', inputs.target)],
    optimizer: { rule: optimizer, momentum },
    schedule: { kind: 'constant', rate: lr },
  };
}

/** The numbers of all parameters come in one piece, in the order in which they were named. */
function unpacked(prefix, names, inputs, numbers) {
  let start = 0;
  const entries = names.map((name) => {
    const { shape, data } = inputs[name];
    start += data.length;
    return [prefix + name, { shape, data: numbers.slice(start - data.length, start) }];
  });
  return Object.fromEntries(entries);
}

async function training(inputs, params, _conv, { id, trainable }) {
  const run = new engine.Training(request(inputs, params, id, trainable));
  try {
    // A step returns its loss, the length of its gradient, and its rate.
    const steps = run.step(params.steps);
    const losses = steps.filter((_, k) => k % 3 === 0);
    return {
      losses: [...losses, run.loss()],
      ...unpacked('final_', trainable, inputs, run.parameters()),
    };
  } finally {
    run.delete();
  }
}

export default { training };
