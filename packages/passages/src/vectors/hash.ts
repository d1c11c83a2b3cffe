const START = 2166136261;
const PRIME = 16777619;

/** FNV-1a, which the trainer uses for pieces of words too. */
export function hashText(text: string, from = 0, to = text.length): number {
  let hash = START;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}

export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = START;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, PRIME);
  return hash >>> 0;
}
