import type { ActivationName } from './explanation';

/** What is written for an activation; `{a}` stands for its argument. `wasm/ops/algebra/activation.cpp` has the formulas. */
export interface Activation {
  /** The arithmetic, on one line. */
  readonly notation: string;
  /** As short as possible, for those who know the function. */
  readonly short: string;
  /** With the libraries that programs use: NumPy, PyTorch, JAX, and C++ for one number. */
  readonly python: string;
  readonly pytorch: string;
  readonly jax: string;
  readonly cpp: string;
}

/** One row per activation. */
export const activations: Readonly<Record<ActivationName, Activation>> = {
  tanh: {
    notation: 'tanh({a})',
    short: 'tanh({a})',
    python: 'np.tanh({a})',
    pytorch: 'torch.tanh({a})',
    jax: 'jnp.tanh({a})',
    cpp: 'std::tanh({a})',
  },
  sigmoid: {
    notation: '1 / (1 + exp(−{a}))',
    short: 'sigmoid({a})',
    python: 'sigmoid({a})',
    pytorch: 'torch.sigmoid({a})',
    jax: 'jax.nn.sigmoid({a})',
    cpp: '1.0 / (1.0 + std::exp(-{a}))',
  },
  relu: {
    notation: 'max(0, {a})',
    short: 'max(0, {a})',
    python: 'np.maximum({a}, 0.0)',
    pytorch: 'torch.relu({a})',
    jax: 'jax.nn.relu({a})',
    cpp: '{a} > 0.0 ? {a} : 0.0',
  },
  gelu: {
    notation: '{a} × Φ({a})',
    short: 'gelu({a})',
    python: 'gelu({a})',
    pytorch: 'F.gelu({a})',
    jax: 'jax.nn.gelu({a}, approximate=False)',
    cpp: 'gelu({a})',
  },
  gelu_tanh: {
    notation: '{a} × ½ (1 + tanh(√(2/π) ({a} + 0.044715 × {a}³)))',
    short: 'gelu_tanh({a})',
    python: 'gelu_tanh({a})',
    pytorch: 'F.gelu({a}, approximate="tanh")',
    jax: 'jax.nn.gelu({a}, approximate=True)',
    cpp: 'gelu_tanh({a})',
  },
  silu: {
    notation: '{a} / (1 + exp(−{a}))',
    short: 'silu({a})',
    python: 'silu({a})',
    pytorch: 'F.silu({a})',
    jax: 'jax.nn.silu({a})',
    cpp: '{a} / (1.0 + std::exp(-{a}))',
  },
  exp: {
    notation: 'exp({a})',
    short: 'exp({a})',
    python: 'np.exp({a})',
    pytorch: 'torch.exp({a})',
    jax: 'jnp.exp({a})',
    cpp: 'std::exp({a})',
  },
  sin: {
    notation: 'sin({a})',
    short: 'sin({a})',
    python: 'np.sin({a})',
    pytorch: 'torch.sin({a})',
    jax: 'jnp.sin({a})',
    cpp: 'std::sin({a})',
  },
  cos: {
    notation: 'cos({a})',
    short: 'cos({a})',
    python: 'np.cos({a})',
    pytorch: 'torch.cos({a})',
    jax: 'jnp.cos({a})',
    cpp: 'std::cos({a})',
  },
};

export const isActivation = (name: string): name is ActivationName => Object.hasOwn(activations, name);

/** A text of an activation with its argument. */
export const withArgument = (text: string, argument: string): string =>
  text.replaceAll('{a}', () => argument);
