const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, in elements and in attributes between double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
