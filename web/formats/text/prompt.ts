const path = String.raw`[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+|\[(?:\d{1,6}|"[^"]{1,80}"|'[^']{1,80}')\])*`;
const assigned = new RegExp(`^(${path}) ?(?:=|<-)(?!=)`, 'u');
const shown = new RegExp(
  String.raw`^(?:print|disp|display|show|repr|str|tf\.print)\(\s*(${path})\s*\)\s*;?$`,
  'u',
);

/**
 * What a line behind a prompt names: `weights`, `print(weights)`, `weights = softmax(scores)`. Null if numbers were typed, which are
 * read like any others.
 */
export function promptName(typed: string): string | null {
  const text = typed.trim().slice(0, 400);
  if (/[[({,]\s*[-+.\d]*\d\.\d|\[\s*[[\d.+-]/.test(text) && !new RegExp(`^${path}$`, 'u').test(text))
    return null;
  if (/^(?:print|disp)\(.*,/.test(text)) return '';
  const name = assigned.exec(text)?.[1] ?? shown.exec(text)?.[1];
  if (name !== undefined) return name;
  if (
    /^(?:import|from|using|library|def|for|if|with|torch\.manual_seed|np\.set_printoptions|torch\.set_printoptions|format)\b/.test(
      text,
    )
  )
    return '';
  return text.replace(/;$/, '').slice(0, 200);
}
