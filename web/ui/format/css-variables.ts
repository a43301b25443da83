import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Numbers for the style sheets, by the names of their custom properties without the dashes. */
export type CssVariables = Readonly<Record<string, number>>;

/** Sets custom properties by script, which a policy that refuses `style` attributes allows. */
class SetVariables extends Directive {
  #last: CssVariables = {};

  override render(_variables: CssVariables): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [variables]: [CssVariables]): unknown {
    const { style } = element as HTMLElement | SVGElement;
    for (const name of Object.keys(this.#last))
      if (variables[name] === undefined) style.removeProperty(`--${name}`);
    for (const [name, value] of Object.entries(variables))
      if (value !== this.#last[name]) style.setProperty(`--${name}`, String(value));
    this.#last = variables;
    return noChange;
  }
}

/** An attribute of a template, `<div ${cssVariables({ cols: 4 })}>`: the style sheet reads `var(--cols)`. */
export const cssVariables = directive(SetVariables);
