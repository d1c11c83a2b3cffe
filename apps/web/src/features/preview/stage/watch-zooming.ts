import { TouchManager } from 'pdfjs-dist';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** Pages are drawn anew only when the gesture rests. */
const REST_MS = 250;
const WHEEL_STRENGTH = 400;

/** The wheel with Ctrl, which is also what a pinch on a touchpad is told as, and two fingers on a screen. */
export function watchZooming(container: HTMLElement, viewer: PDFViewer, signal: AbortSignal): void {
  const zoom = (scaleFactor: number, x: number, y: number) =>
    viewer.updateScale({ scaleFactor, origin: [x, y], drawingDelay: REST_MS });
  let wheeled = 1;
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // Small turns add up until they are worth a step of a hundredth.
      wheeled *= Math.exp(-event.deltaY / WHEEL_STRENGTH);
      if (Math.abs(wheeled - 1) < 0.01) return;
      zoom(wheeled, event.clientX, event.clientY);
      wheeled = 1;
    },
    { passive: false, signal },
  );
  const fingers = new TouchManager({
    container,
    signal,
    onPinching: ([x, y]: [number, number], before: number, now: number) => zoom(now / before, x, y),
  });
  signal.addEventListener('abort', () => fingers.destroy());
}
