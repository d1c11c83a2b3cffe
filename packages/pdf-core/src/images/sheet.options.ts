/** A rectangle on a page in PDF's own axes: points, from the bottom left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** Points between images that share a page. */
const GAP = 12;

/** The places for images on a page, in reading order. */
export function divideSheet(
  sheet: { width: number; height: number },
  margin: number,
  count: number,
): Rectangle[] {
  const upright = sheet.height >= sheet.width;
  const columns = count === 4 ? 2 : upright ? 1 : count;
  const rows = Math.ceil(count / columns);
  const width = (sheet.width - 2 * margin - (columns - 1) * GAP) / columns;
  const height = (sheet.height - 2 * margin - (rows - 1) * GAP) / rows;
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = margin + column * (width + GAP);
    const y = sheet.height - margin - height - row * (height + GAP);
    return { x, y, width, height };
  });
}
