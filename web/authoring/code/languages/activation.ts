import type { ActivationName } from '../../../engine/types';
import { activations, isActivation, withArgument } from '../../../engine/types/activations';
import type { CodeLanguage } from './language';

/** Functions of programs, which no lesson has. */
const programFunctions = {
  log: {
    python: 'np.log({a})',
    pytorch: 'torch.log({a})',
    jax: 'jnp.log({a})',
    cpp: 'std::log({a})',
  },
  absolute: {
    python: 'np.abs({a})',
    pytorch: 'torch.abs({a})',
    jax: 'jnp.abs({a})',
    cpp: 'std::abs({a})',
  },
} as const;

/** The activation of a node as code, of `argument`. */
export function activationText(
  language: CodeLanguage,
  argument: string,
  { function: name }: { readonly function: ActivationName | keyof typeof programFunctions },
): string {
  const texts = isActivation(name) ? activations[name] : programFunctions[name];
  return withArgument(texts[language], argument);
}
