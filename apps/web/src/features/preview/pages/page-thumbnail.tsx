import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

const WIDTH = 84;
const HEIGHT = 115;
/** Pages that fly by are not drawn. */
const REST_MS = 120;

export function PageThumbnail({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    let isOver = false;
    let drawing: RenderTask | undefined;
    async function draw() {
      const sheet = await pdf.getPage(page);
      if (isOver || !canvas) return;
      const { width, height } = sheet.getViewport({ scale: 1 });
      const fit = Math.min(WIDTH / width, HEIGHT / height);
      const viewport = sheet.getViewport({ scale: fit * window.devicePixelRatio });
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      canvas.style.width = `${Math.round(width * fit)}px`;
      canvas.style.height = `${Math.round(height * fit)}px`;
      drawing = sheet.render({ canvas, viewport });
      await drawing.promise;
    }
    // A page that cannot be drawn stays white here too, and one that left is not waited for.
    const timer = setTimeout(() => void Promise.allSettled([draw()]), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [pdf, page]);
  return (
    <canvas
      ref={ref}
      aria-hidden="true"
      className="h-[115px] w-[82px] rounded-[1px] bg-page shadow-page dark:brightness-[.925]"
    />
  );
}
