import { useEffect, useState } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import type { Draft, FieldValue } from './drafts.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Filled = Pick<Draft, 'fields' | 'inputs'>;

const INPUTS = '[data-element-id]';

/** What is typed and chosen in the fields of the document, which are inputs of pdf.js. */
export function useFormFields(view: PdfView, first: Filled): Filled {
  const [filled, setFilled] = useState(first);
  useEffect(() => restore(view, first.inputs), [view, first]);
  useEffect(() => {
    const { container, pdf } = view;
    const onChange = async ({ target }: Event) => {
      const input = target instanceof Element ? target.closest<Input>(INPUTS) : null;
      if (!input?.name) return;
      const { name } = input;
      const value = await readValue(view, input);
      const inputs = Object.fromEntries(pdf.annotationStorage.serializable.map ?? []) as Filled['inputs'];
      setFilled(({ fields }) => ({ fields: { ...fields, [name]: value }, inputs }));
    };
    const listen = (event: Event) => void onChange(event);
    container.addEventListener('input', listen);
    container.addEventListener('change', listen);
    return () => {
      container.removeEventListener('input', listen);
      container.removeEventListener('change', listen);
    };
  }, [view]);
  return filled;
}

async function readValue({ pdf }: PdfView, input: Input): Promise<FieldValue> {
  if (input instanceof HTMLSelectElement)
    return input.multiple ? [...input.selectedOptions].map(({ value }) => value) : input.value;
  if (input instanceof HTMLTextAreaElement || input.type === 'text' || input.type === 'password')
    return input.value;
  if (!input.checked) return false;
  if (input.type === 'checkbox') return input.getAttribute('exportValue') ?? true;
  // The name of a radio button's choice is not in its element.
  const number = Number(input.closest<HTMLElement>('.page')?.dataset.pageNumber);
  const annotations = await (await pdf.getPage(number)).getAnnotations();
  const one = annotations.find(({ id }) => id === input.dataset.elementId);
  return String(one?.buttonValue ?? '');
}

/** Pages that are drawn later take the values from pdf.js; those that are drawn now have inputs already. */
function restore({ pdf, container }: PdfView, inputs: Filled['inputs']): void {
  for (const [id, { value }] of Object.entries(inputs)) {
    pdf.annotationStorage.setValue(id, { value });
    const input = container.querySelector<Input>(`[data-element-id="${CSS.escape(id)}"]`);
    if (input instanceof HTMLInputElement && typeof value === 'boolean') input.checked = value;
    else if (input instanceof HTMLSelectElement && Array.isArray(value))
      for (const option of input.options) option.selected = value.includes(option.value);
    else if (input && typeof value === 'string') input.value = value;
  }
}
