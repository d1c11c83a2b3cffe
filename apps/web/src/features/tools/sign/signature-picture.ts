const INK = '#1f2a44';
const SCALE = 4;

/** A PNG in base64, without its prefix, as the tools take pictures. */
function toBase64(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** The name as if it had been written by hand. */
export function writeSignature(name: string): string {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const font = `italic 500 ${24 * SCALE}px "Newsreader Variable", Georgia, serif`;
  pen.font = font;
  canvas.width = Math.ceil(Math.min(2400, pen.measureText(name).width + 16 * SCALE));
  canvas.height = 40 * SCALE;
  pen.font = font;
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  pen.fillText(name, 8 * SCALE, canvas.height / 2, canvas.width - 16 * SCALE);
  return toBase64(canvas);
}

type Stroke = { x: number; y: number }[];

/** What was drawn, cut to where there is ink. */
export function drawSignature(strokes: Stroke[]): string {
  const points = strokes.flat();
  if (points.length === 0) return '';
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const width = Math.max(...points.map(({ x }) => x)) - left;
  const height = Math.max(...points.map(({ y }) => y)) - top;
  const canvas = document.createElement('canvas');
  const margin = 6;
  canvas.width = Math.ceil((width + margin * 2) * SCALE);
  canvas.height = Math.ceil((height + margin * 2) * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.scale(SCALE, SCALE);
  pen.translate(margin - left, margin - top);
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) {
    pen.beginPath();
    for (const { x, y } of stroke) pen.lineTo(x, y);
    const [only] = stroke;
    if (stroke.length === 1 && only) pen.lineTo(only.x + 0.1, only.y);
    pen.stroke();
  }
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
