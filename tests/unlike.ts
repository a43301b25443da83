/** Of items whose ids differ only in the number of a head, a layer, a window or a recurrent step, the first and the last one. */
export function unlike<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  const kinds = items.map((item) => idOf(item).replace(/\d+/g, '*'));
  return items.filter((_, index) => {
    const kind = kinds[index] ?? '';
    return kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index;
  });
}
