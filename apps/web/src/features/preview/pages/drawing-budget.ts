import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** The most of the tab's time that the drawing of one page may take, and how much of it without a break. */
const MOST_MS = 5000;
const MOST_AT_ONCE_MS = 1500;

/** What every way to draw comes by again and again: glyphs of Type 3 fonts and patterns draw whole pages of their own. */
const STEPS = ['save', 'fill', 'stroke', 'clip', 'drawImage', 'fillText'] as const;

class DrawnTooLong extends Error {}

/** The page that drew last: what it draws aside, on canvases of pdf.js's own, counts as its. */
let drawing: DrawingBudget | null = null;
const tooLong = new WeakMap<PDFDocumentProxy, Set<number>>();

/** Counts the time in which the tab can do nothing else. Drawing that waits for bytes or for its turn costs nothing. */
class DrawingBudget {
  private spent: number;
  private begun: number | null = null;
  private last = 0;
  private isOver = false;

  constructor(isKnown: boolean) {
    this.spent = isKnown ? MOST_MS : 0;
  }

  step(): void {
    // What pdf.js puts away after the end is let through.
    if (this.isOver) return;
    this.last = performance.now();
    if (this.begun === null) {
      this.begun = this.last;
      queueMicrotask(() => this.breathe());
    }
    const atOnce = this.last - this.begun;
    if (atOnce < MOST_AT_ONCE_MS && this.spent + atOnce < MOST_MS) return;
    this.isOver = true;
    throw new DrawnTooLong('This page takes too long to draw.');
  }

  private breathe(): void {
    this.spent += this.last - (this.begun ?? this.last);
    this.begun = null;
  }
}

/** Ends the drawing of a page that keeps the tab busy, wherever it is drawn; from then on it is not drawn again. */
export function limitDrawing(pdf: PDFDocumentProxy): PDFDocumentProxy {
  const pages = new Set<number>();
  const limited = new WeakSet<PDFPageProxy>();
  const getPage = pdf.getPage.bind(pdf);
  tooLong.set(pdf, pages);
  pdf.getPage = async (number) => {
    const page = await getPage(number).catch((error: unknown) => {
      // pdf.js tells the console that it could not have the pages it was waiting for when the document was closed.
      if (pdf.loadingTask.destroyed) return new Promise<never>(() => {});
      throw error;
    });
    if (limited.has(page)) return page;
    limited.add(page);
    const render = page.render.bind(page);
    page.render = (options) => {
      const budget = new DrawingBudget(pages.has(number));
      // With the settings that pdf.js asks for: whoever asks first decides.
      const context = options.canvas?.getContext('2d', { alpha: false, willReadFrequently: true });
      if (context) watchSteps(context, budget);
      const task = render(options);
      task.promise.catch((error: unknown) => {
        if (error instanceof DrawnTooLong) pages.add(number);
      });
      return task;
    };
    return page;
  };
  return pdf;
}

/** Whether drawing this page was given up. */
export function isDrawnTooLong(pdf: PDFDocumentProxy, page: number): boolean {
  return tooLong.get(pdf)?.has(page) ?? false;
}

function watchSteps(context: CanvasRenderingContext2D, budget: DrawingBudget): void {
  for (const name of STEPS) {
    const draw = context[name] as (...given: unknown[]) => void;
    Object.assign(context, {
      [name]: (...given: unknown[]) => {
        drawing = budget;
        budget.step();
        draw.apply(context, given);
      },
    });
  }
}

interface Scratch {
  canvas: HTMLCanvasElement | null;
  context: CanvasRenderingContext2D | null;
}

/** Where pdf.js draws groups, masks and patterns: as its own, and counted. */
export class CountedCanvases {
  create(width: number, height: number): Scratch {
    const canvas = document.createElement('canvas');
    this.reset({ canvas }, width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const owner = drawing;
    if (context && owner) watchSteps(context, owner);
    return { canvas, context };
  }

  reset({ canvas }: Pick<Scratch, 'canvas'>, width: number, height: number): void {
    if (!canvas || width <= 0 || height <= 0) throw new Error('Invalid canvas size');
    canvas.width = width;
    canvas.height = height;
  }

  destroy(scratch: Scratch): void {
    if (!scratch.canvas) throw new Error('Canvas is not specified');
    scratch.canvas.width = 0;
    scratch.canvas.height = 0;
    scratch.canvas = null;
    scratch.context = null;
  }
}
