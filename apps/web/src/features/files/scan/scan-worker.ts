import { finishPage } from './image/even-light.ts';
import { SEEN, findCorners } from './image/find-corners.ts';
import type { Pixels } from './image/pixels.ts';
import { scaleQuad } from './image/quad.ts';
import { straighten } from './image/straighten.ts';
import type { ScanAnswer, ScanRequest } from './scan-work.ts';

/** The longer side of a photo that a page is taken from: more is memory, and no better to read. */
const MOST = 3200;
const QUALITY = 0.82;

addEventListener('message', ({ data }: MessageEvent<ScanRequest>) => {
  void answer(data);
});

async function answer(request: ScanRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'find') {
      const seen = await readPhoto(request.photo, SEEN);
      reply({ id, kind: 'found', corners: findCorners(seen), ratio: seen.width / seen.height });
    } else reply({ id, kind: 'made', ...(await makePage(request)) });
  } catch {
    reply({ id, kind: 'failed' });
  }
}

function reply(told: ScanAnswer): void {
  postMessage(told);
}

async function makePage({ photo, corners, look, isEven }: Extract<ScanRequest, { kind: 'make' }>) {
  const pixels = await readPhoto(photo, MOST);
  const page = straighten(pixels, scaleQuad(corners, pixels.width, pixels.height));
  finishPage(page, look, isEven);
  const { width, height } = page;
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(page.data, width, height), 0, 0);
  return { jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), width, height };
}

/** Turned as the camera was held, and no larger than that. */
async function readPhoto(photo: Blob, longest: number): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const context = contextOf(new OffscreenCanvas(width!, height!));
    context.imageSmoothingQuality = 'high';
    // What is transparent is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width!, height!);
    context.drawImage(bitmap, 0, 0, width!, height!);
    return context.getImageData(0, 0, width!, height!);
  } finally {
    bitmap.close();
  }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  return context;
}
