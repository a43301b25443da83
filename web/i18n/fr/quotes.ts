/** Quotation marks that stand inside others: « gradient par rapport à “valeurs” ». */
export function nested(text: string): string {
  let depth = 0;
  return text.replace(/«\u202f|\u202f»/g, (mark) => {
    if (mark.startsWith('«')) return depth++ === 0 ? mark : '“';
    return --depth === 0 ? mark : '”';
  });
}
