/** What anywidget does in a notebook: the module comes as text, is imported from a blob, and is given a model. */

/** What the Python object begins with: what the address says, or else a step of the first lesson. */
const asked = Object.fromEntries(new URLSearchParams(location.search));
const first =
  Object.keys(asked).length > 0 ? asked : { step: 'weights', lesson: 'scaled-dot-product', state: null };

/** The traits of a Python object, and who listens to them. */
class Model {
  #traits = first;
  #heard = new Map();
  saved = 0;

  get(name) {
    return this.#traits[name];
  }

  set(name, value) {
    this.#traits = { ...this.#traits, [name]: value };
  }

  save_changes() {
    this.saved += 1;
  }

  on(event, heard) {
    this.#heard.set(event, [...(this.#heard.get(event) ?? []), heard]);
  }

  off(event, heard) {
    this.#heard.set(
      event,
      (this.#heard.get(event) ?? []).filter((each) => each !== heard),
    );
  }

  /** As when a cell of the notebook assigns to a trait. */
  assign(name, value) {
    this.set(name, value);
    for (const heard of this.#heard.get(`change:${name}`) ?? []) heard();
  }

  get listeners() {
    return [...this.#heard.values()].flat().length;
  }
}

const text = await (await fetch('https://lab.example/package/standalone.js')).text();
const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const { default: widget } = await import(address);
const model = new Model();
const el = document.querySelector('#output');
const end = await widget.render({ model, el });
Object.assign(globalThis, { model, end });
