export function closureOf(root: string, files: readonly string[]): readonly string[];
export function packagesOf(
  root: string,
  file: string,
): readonly { readonly names: string; readonly from: string }[];
