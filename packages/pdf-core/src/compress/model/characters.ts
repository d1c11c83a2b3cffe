/** What each byte is to the PDF syntax: 0 regular, 1 white space, 2 delimiter. */
export const characterKind = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) characterKind[byte] = 1;
for (const byte of Buffer.from('()<>[]{}/%')) characterKind[byte] = 2;

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && characterKind[byte] === 1;
}

/** The value of a hexadecimal digit, or -1. */
export function hexValue(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const lower = byte | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
