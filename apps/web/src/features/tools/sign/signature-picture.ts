const INK = '#1f2a44';
const SCALE = 3;
const MOST_PIXELS = 2400;
/** How wide the strokes of a drawn signature are. */
export const PEN = 3;

/** A PNG in base64, without its prefix, as the tools take pictures. */
export function toBase64(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

const HAND = '"Caveat Variable"';
/** Pixels, before they are drawn `SCALE` times as large. */
const LETTERS = 56;

/** Words as if they had been written by hand. The font comes when it is first used. */
export async function writeSignature(words: string): Promise<string> {
  const font = `500 ${LETTERS * SCALE}px ${HAND}`;
  await import('./hand-font.ts');
  await document.fonts.load(font, words);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || !words) return '';
  pen.font = font;
  const { width, actualBoundingBoxLeft, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    pen.measureText(words);
  const margin = 4 * SCALE;
  canvas.width = Math.ceil(Math.min(MOST_PIXELS, width + actualBoundingBoxLeft + margin * 3));
  canvas.height = Math.ceil(actualBoundingBoxAscent + actualBoundingBoxDescent + margin * 2);
  pen.font = font;
  pen.fillStyle = INK;
  pen.fillText(
    words,
    margin + actualBoundingBoxLeft,
    margin + actualBoundingBoxAscent,
    canvas.width - margin * 2,
  );
  return toBase64(canvas);
}

export type Stroke = { x: number; y: number }[];

/** A stroke as a path, rounded between the points that a pointer left. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const middles = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1]!;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? { x: first.x + 0.1, y: first.y };
  return `M${first.x} ${first.y}${middles.join('')}L${last.x} ${last.y}`;
}

/** What was drawn, cut to where there is ink. */
export function drawSignature(strokes: Stroke[]): string {
  const points = strokes.flat();
  if (points.length === 0) return '';
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const width = Math.max(...points.map(({ x }) => x)) - left;
  const height = Math.max(...points.map(({ y }) => y)) - top;
  const canvas = document.createElement('canvas');
  const margin = 4;
  canvas.width = Math.ceil((width + margin * 2) * SCALE);
  canvas.height = Math.ceil((height + margin * 2) * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.scale(SCALE, SCALE);
  pen.translate(margin - left, margin - top);
  pen.strokeStyle = INK;
  pen.lineWidth = PEN;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
  return toBase64(canvas);
}

export const MAX_PICTURE = 5 * 1024 * 1024;

/** What the tools take as a picture: looked at again by them. */
export function isFittingPicture({ type, size }: Blob): boolean {
  return /^image\/(?:png|jpeg)$/u.test(type) && size <= MAX_PICTURE;
}

/** Its bytes in base64. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
