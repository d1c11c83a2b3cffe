import type { PdfView } from '../../preview/stage/pdf-view.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEmpty = (input: Input) =>
  input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')
    ? !input.checked
    : !input.value.trim();

/** Goes to the next field that is empty: a required one first. Without one in sight, to the page of the first. */
export async function fillNext({ container, pdf, goTo }: PdfView): Promise<void> {
  const inputs = [...container.querySelectorAll<Input>('[data-element-id]:not([disabled])')];
  const empty = inputs.filter(isEmpty);
  const next = empty.find(({ required }) => required) ?? empty[0] ?? inputs[0];
  if (next) {
    next.focus();
    return;
  }
  const fields = await pdf.getFieldObjects();
  const pages = [...(fields?.values() ?? [])].flat().flatMap((field: { page?: number }) => field.page ?? []);
  if (pages.length) goTo(pages.reduce((least, page) => Math.min(least, page)) + 1);
}
