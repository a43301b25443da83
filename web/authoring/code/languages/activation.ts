import type { OpParameters } from '../../../engine/analysis/op-parameters';
import { activations, withArgument } from '../../../engine/types/activations';
import type { CodeLanguage } from './language';

/** The activation of a node as code, of `argument`. */
export function activationText(
  language: CodeLanguage,
  argument: string,
  { function: name }: OpParameters['activation'],
): string {
  return withArgument(activations[name][language], argument);
}
