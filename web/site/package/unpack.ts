/** Decodes a file that is inlined in the code as deflated base64. */
export async function unpack(text: string): Promise<BufferSource> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked).arrayBuffer();
}
