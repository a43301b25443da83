/**
 * Ends the present task, so that the browser can answer the reader before the work goes on. Done in one piece, the start would
 * keep a slow phone from that for a fifth of a second.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
