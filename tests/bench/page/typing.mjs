/** Defines `typeIntoCell` in a page, for the functions of the benches that run in there. */
export const defineTyping = (page) =>
  page.evaluate(() => {
    const press = (target, key) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    /** Opens the field of a cell and types a number into it. Resolves to a function that presses Enter. */
    globalThis.typeIntoCell = async (cell, text) => {
      const element = document.querySelector('attention-lab');
      cell.focus();
      press(cell, 'Enter');
      await element.updateComplete;
      const input = element.shadowRoot.querySelector('td input');
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
      return () => press(input, 'Enter');
    };
  });
