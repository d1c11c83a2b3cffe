import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../../lib/api/trpc.ts';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import type { FormField } from '../shared/reports.ts';
import { useMissingPlan } from '../tool-page/use-missing-plan.ts';

const FIELDS = '[data-element-id]:not([disabled])';
const STOPS = `a[href], button, ${FIELDS}`;

interface TabOrders {
  /** Object numbers of the fields of each page, in the order of the Tab key. */
  byPage: Map<number, number[]>;
  /** The pages with fields that can be filled in. */
  pages: number[];
}

/**
 * Puts the fields of each page into the order that the document names for the Tab key (pdf.js sorts them by their
 * places), and leads from the last field of a page to the next page that has some, drawn or not.
 */
export function useTabOrder(view: PdfView, file: { id: string; version: number }, isForm: boolean): void {
  const isAllowed = useMissingPlan('form-fields') === null;
  const { data: orders } = useQuery(
    trpc.pdfTools.formFields.queryOptions(
      { id: file.id, version: file.version },
      { enabled: isForm && isAllowed, staleTime: Infinity, retry: false, select: readOrders },
    ),
  );
  useEffect(() => {
    if (!orders) return;
    const { container } = view;
    let wanted: { page: number; isLast: boolean } | null = null;
    const stop = view.drawOver(({ number, div }) => {
      const layer = div.querySelector('.annotationLayer');
      const order = orders.byPage.get(number);
      if (!layer || !order) return;
      sortFields(layer, order);
      if (wanted?.page !== number) return;
      const fields = fieldsIn(div);
      (wanted.isLast ? fields.at(-1) : fields[0])?.focus();
      if (fields.length) wanted = null;
    });
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      const isWaiting = wanted !== null;
      wanted = null;
      if (isWaiting || key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const field = target instanceof HTMLElement ? target.closest<HTMLElement>(FIELDS) : null;
      if (!field) return;
      const from = pageOf(field);
      const drawn = nextStop(container, field, shiftKey);
      const next = nextPage(orders.pages, from, shiftKey);
      if (next === undefined || (drawn && pageOf(drawn) === from)) return;
      event.preventDefault();
      // Not by way of the texts of the pages between, which the browser stops at.
      if (drawn && Math.abs(pageOf(drawn) - from) <= Math.abs(next - from)) {
        drawn.focus();
        return;
      }
      wanted = { page: next, isLast: shiftKey };
      view.goTo(next);
    };
    container.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      container.removeEventListener('keydown', onKeyDown);
    };
  }, [view, orders]);
}

function readOrders({ fields }: { fields: FormField[] }): TabOrders {
  const byPage = new Map<number, number[]>();
  for (const { page, object } of fields.flatMap(({ places }) => places).toSorted((a, b) => a.tab - b.tab)) {
    const order = byPage.get(page);
    if (order) order.push(object);
    else byPage.set(page, [object]);
  }
  const fillable = fields.filter(({ type, readOnly }) => !readOnly && type !== 'signature');
  const pages = new Set(fillable.flatMap(({ places }) => places.map(({ page }) => page)));
  return { byPage, pages: [...pages].toSorted((a, b) => a - b) };
}

/** Whoever writes in a field stays in it: the others are put around it. */
function sortFields(layer: Element, order: number[]): void {
  const at = new Map(order.map((object, index) => [object, index]));
  const placeOf = (section: Element) =>
    at.get(Number.parseInt(section.getAttribute('data-annotation-id') ?? '', 10)) ?? Infinity;
  const now = [...layer.children];
  const sorted = now.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? 0 : one - other;
  });
  if (sorted.every((section, index) => section === now[index])) return;
  const held = sorted.findIndex((section) => section.contains(document.activeElement));
  if (held < 0) {
    layer.append(...sorted);
    return;
  }
  sorted[held]?.before(...sorted.slice(0, held));
  layer.append(...sorted.slice(held + 1));
}

const fieldsIn = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>(FIELDS)].filter((field) =>
    field.checkVisibility({ visibilityProperty: true }),
  );

const pageOf = (field: HTMLElement) =>
  Number(field.closest<HTMLElement>('[data-page-number]')?.dataset.pageNumber);

/** The next field or link that is drawn, but for other choices of the same group. */
function nextStop(container: Element, field: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(field);
  const rest = isBackwards ? stops.slice(0, at).toReversed() : stops.slice(at + 1);
  const isChoice = field instanceof HTMLInputElement && field.type === 'radio';
  return rest.find(
    (stop) =>
      !(isChoice && stop instanceof HTMLInputElement && stop.name === field.name) &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
}

function nextPage(pages: number[], from: number, isBackwards: boolean): number | undefined {
  return isBackwards ? pages.findLast((page) => page < from) : pages.find((page) => page > from);
}
