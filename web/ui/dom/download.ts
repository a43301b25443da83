/** How long the browser may take to begin a download before its URL is revoked, in milliseconds. */
const startTime = 60_000;

/** Offers a file to save. A frame without `allow-downloads` ignores that, and cannot tell. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), startTime);
}
