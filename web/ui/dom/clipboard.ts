/** Copies text to the clipboard. Returns false if the browser denies it, as in many embedded frames. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
