/** `#rrggbb` as the red, green and blue of a PDF, from 0 to 1. */
export function hexColor(color: string): [number, number, number] {
  const partAt = (at: number) => (Number.parseInt(color.slice(at, at + 2), 16) || 0) / 255;
  return [partAt(1), partAt(3), partAt(5)];
}
