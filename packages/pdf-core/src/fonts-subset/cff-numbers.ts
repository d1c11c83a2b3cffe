/** Integers as CFF dictionaries and charstrings write them. */
export function writeInteger(value: number): number[] {
  if (value >= -107 && value <= 107) return [value + 139];
  if (value >= 108 && value <= 1131) return [((value - 108) >> 8) + 247, (value - 108) & 255];
  if (value >= -1131 && value <= -108) return [((-value - 108) >> 8) + 251, (-value - 108) & 255];
  return [28, (value >> 8) & 255, value & 255];
}

/** A number in a charstring: whole ones short, others as 16.16. */
export function writeCharstringNumber(value: number): number[] {
  if (Number.isInteger(value)) return writeInteger(value);
  const fixed = Math.round(value * 65536);
  return [255, (fixed >> 24) & 255, (fixed >> 16) & 255, (fixed >> 8) & 255, fixed & 255];
}

/** A number in a dictionary: whole ones short, others digit by digit. */
export function writeDictNumber(value: number): number[] {
  if (Number.isInteger(value) && Math.abs(value) < 32768) return writeInteger(value);
  const nibbles = [...String(value).replace('e-', 'c').replace('e', 'b')].map((character) => {
    const special = { '.': 10, b: 11, c: 12, '-': 14 }[character];
    return special ?? Number(character);
  });
  nibbles.push(15);
  if (nibbles.length % 2 === 1) nibbles.push(15);
  const bytes = [30];
  for (let k = 0; k < nibbles.length; k += 2) bytes.push(((nibbles[k] ?? 0) << 4) | (nibbles[k + 1] ?? 0));
  return bytes;
}

/** A number that always takes five bytes, so that offsets do not change the size of what they are written in. */
export function writeOffset(value: number): number[] {
  return [29, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}
