/** Polyfills of the iterator helpers that jax-js uses and Node 20 lacks. */
const prototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

prototype.map ??= function* map(change) {
  let at = 0;
  for (const each of this) yield change(each, at++);
};

prototype.filter ??= function* filter(keep) {
  let at = 0;
  for (const each of this) if (keep(each, at++)) yield each;
};

prototype.toArray ??= function toArray() {
  return [...this];
};
