/** Copies a picture to the clipboard. It may still be in the making: that must not outlast the permission that a click gives. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  // Where there is no clipboard, nobody else waits for it.
  picture.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
