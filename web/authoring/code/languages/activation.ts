import { activations, isActivation, withArgument } from '../../../engine/activations';
import type { OpArguments } from '../op-arguments';
import type { CodeLanguage } from './language';

/** The activation of a node as code, of `argument`. */
export function activationText(
  language: CodeLanguage,
  argument: string,
  { functionName }: OpArguments,
): string {
  if (!isActivation(functionName)) throw new Error(`[code] no activation ${functionName}`);
  return withArgument(activations[functionName][language], argument);
}
