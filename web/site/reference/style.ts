import type { AttentionLab } from '../../element/attention-lab';

/** Adds handlers to the checkboxes that outline parts of one element and set custom properties of another. */
export function styleExamples(parts: AttentionLab, custom: AttentionLab): void {
  outlineParts(parts);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-property]')) {
    const name = box.dataset.property ?? '';
    const field = document.querySelector<HTMLInputElement>(`[data-value="${name}"]`);
    const set = (): void => {
      if (box.checked) custom.style.setProperty(name, field?.value ?? '');
      else custom.style.removeProperty(name);
    };
    box.addEventListener('change', set);
    field?.addEventListener('input', () => {
      box.checked = true;
      set();
    });
  }
}

function outlineParts({ id }: AttentionLab): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-part]')];
  const outline = (): void => {
    const rules = boxes
      .filter(({ checked }) => checked)
      .map(({ dataset }) => `#${id}::part(${dataset.part}) { outline: 2px dashed; outline-offset: -2px }`);
    sheet.replaceSync(rules.join('\n'));
  };
  for (const box of boxes) box.addEventListener('change', outline);
}
