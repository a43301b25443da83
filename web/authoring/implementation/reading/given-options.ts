import type { OptionValue, VariantSchema } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import type { CheckContext } from '../compare/inputs';

/** Values of the file that contradict stated options. */
export function conflictNotes(
  values: Readonly<Record<string, OptionValue>>,
  { explicit, document }: CheckContext,
): readonly Message[] {
  return Object.entries(values).flatMap(([name, value]) =>
    explicit?.has(name) && document.options[name] !== value
      ? [
          message(implementationText('implementation.note_option_conflict'), {
            name,
            value: String(value),
            stated: String(document.options[name]),
          }),
        ]
      : [],
  );
}

/** A given input is read, so the option that it depends on is set: biases, a score network. */
export function requireOptions(
  schema: VariantSchema,
  name: string,
  options: Record<string, OptionValue>,
): void {
  const resolved = schema.resolver.resolve({ options }).inputs.find((input) => input.name === name);
  if (resolved === undefined || resolved.active) return;
  for (const [option, value] of Object.entries(resolved.requires))
    options[option] =
      schema.options.find((each) => each.name === option)?.type === 'flag'
        ? value === 'true'
        : (value.split('|')[0] ?? value);
}

/**
 * Leaves out the positions that would be added to the tokens, where the file has queries and keys: those have them. Returns whether it did.
 * Rotary positions turn the queries and keys themselves.
 */
export function leaveOutPositions(
  { options: all }: VariantSchema,
  options: Record<string, OptionValue>,
): boolean {
  const positions = all.find(({ name }) => name === 'positions');
  const isAdded = options.positions === 'sinusoidal' || options.positions === 'learned';
  if (!isAdded || positions?.choices.includes('none') !== true) return false;
  options.positions = 'none';
  return true;
}
