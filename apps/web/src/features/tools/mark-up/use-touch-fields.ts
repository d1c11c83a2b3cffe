import { useEffect } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';

/** What a form has to press: its fields, and the places to sign in. */
const FIELDS = '[data-element-id]:not([disabled]), [data-sign-here]';
/** What answers a press by itself. */
const OWN = 'a[href], button, label, input, textarea, select, [role="button"], [data-element-id]';
const LEAST_PX = 44;
/** What is written in lower fields cannot be read. */
const LEGIBLE_PX = 20;
const READ_PX = 26;
const MOST_SCALE = 3;
/** The share of the desk before an enlarged field: what stands there says what it is for. */
const BEFORE = 0.25;
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';

/**
 * On a screen of a phone fields are a few pixels high: a finger that comes down beside one means it, the nearest of
 * several, and what it writes into is made large enough to read.
 */
export function useTouchFields(view: PdfView, isForm: boolean): void {
  useEffect(() => {
    if (!isForm) return;
    const { container } = view;
    const onClick = (event: MouseEvent) => {
      const { target, clientX: x, clientY: y } = event;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!isTouch || !(target instanceof Element)) return;
      const own = target.closest(OWN);
      if (own) return own.matches('[data-element-id]') ? enlarge(view, own) : undefined;
      // A tool in the hand makes a mark there.
      const surface = target.closest('[data-page-surface]');
      if (surface && getComputedStyle(surface).pointerEvents !== 'none') return;
      const page = target.closest('.page');
      const field = page && nearestField(page, x, y);
      if (!field) return;
      press(field);
      enlarge(view, field);
    };
    container.addEventListener('click', onClick);
    return () => container.removeEventListener('click', onClick);
  }, [view, isForm]);
}

/** The nearest field whose 44 px the place is within. */
function nearestField(page: Element, x: number, y: number): HTMLElement | undefined {
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const field of page.querySelectorAll<HTMLElement>(FIELDS)) {
    const { left, right, top, bottom, width, height } = field.getBoundingClientRect();
    if (width === 0 || height === 0 || !field.checkVisibility({ visibilityProperty: true })) continue;
    const across = outside(x, left, right);
    const down = outside(y, top, bottom);
    if (across > (LEAST_PX - width) / 2 && across > 0) continue;
    if (down > (LEAST_PX - height) / 2 && down > 0) continue;
    const far = Math.hypot(across, down);
    if (far < least) [nearest, least] = [field, far];
  }
  return nearest;
}

/** How far a value is outside of a range. */
const outside = (value: number, from: number, to: number) => Math.max(0, from - value, value - to);

/** Brings a field that is written in to where its words can be read. */
function enlarge({ container, read, setScale }: PdfView, field: Element): void {
  const page = field.closest('.page');
  const { left, top, height } = field.getBoundingClientRect();
  if (!page || !field.matches(WRITTEN) || height >= LEGIBLE_PX) return;
  const was = page.getBoundingClientRect();
  setScale(Math.min(MOST_SCALE, (read().scale * READ_PX) / height));
  // Until the page is drawn anew its fields are away; the page itself has its size at once.
  const now = page.getBoundingClientRect();
  const desk = container.getBoundingClientRect();
  const zoom = now.width / was.width;
  container.scrollBy(
    now.left + (left - was.left) * zoom - desk.left - desk.width * BEFORE,
    now.top + (top - was.top) * zoom - desk.top - desk.height / 3,
  );
}

/** As a press on the field itself. */
function press(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLSelectElement) {
    // Opened where the browser can; else it has the focus, and the next press finds it larger.
    if ('showPicker' in field) field.showPicker();
    return;
  }
  const isPressed =
    field instanceof HTMLInputElement
      ? /^(?:checkbox|radio|button|file)$/u.test(field.type)
      : field.matches('a, button');
  if (isPressed) field.click();
}
