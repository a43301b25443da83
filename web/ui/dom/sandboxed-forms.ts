/**
 * Makes the forms in an element work in iframes with `sandbox="allow-scripts"`: without `allow-forms`, browsers dispatch no
 * `submit` event, neither for a click nor for Enter, which is a click on the default button. Our forms send nothing, so that
 * event is dispatched here instead.
 */
export function allowForms(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const submitter = event
      .composedPath()
      .find((each) => each instanceof HTMLButtonElement && each.type === 'submit');
    if (!(submitter instanceof HTMLButtonElement) || submitter.form === null || event.defaultPrevented)
      return;
    event.preventDefault();
    submitter.form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, composed: true, submitter }),
    );
  });
}
