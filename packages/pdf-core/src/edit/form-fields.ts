import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { lookup, lookupDict, resolve } from '../pdf/graph/access.ts';
import { textOf } from '../pdf/text.ts';
import { isDict, nameOf, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { catalogRef, dictAt, touch } from './open-document.ts';
import type { EditedDocument } from './edited-document.ts';

/** A field of a form, its name spelled out and what it inherits filled in. */
export type FormField = {
  ref: PdfRef;
  dict: PdfDict;
  name: string;
  type: 'Tx' | 'Btn' | 'Ch' | 'Sig' | '';
  flags: number;
  inherited: Map<string, PdfValue>;
  /** Where it is shown; the field itself when it is shown once. */
  widgets: { ref: PdfRef; dict: PdfDict }[];
};

const INHERITABLE = ['FT', 'Ff', 'V', 'DA', 'Q', 'Opt', 'MaxLen'];

/** The form's dictionary, made when there is none. */
export function formOf(doc: EditedDocument): PdfDict {
  return dictAt(doc, doc.catalog, catalogRef(doc), 'AcroForm');
}

export function addField(doc: EditedDocument, field: PdfRef): void {
  const form = formOf(doc);
  const entry = form.get('Fields');
  const fields = resolve(doc.graph, entry);
  if (!Array.isArray(fields)) {
    form.set('Fields', [field]);
    return;
  }
  fields.push(field);
  touch(doc, entry instanceof PdfRef ? entry : undefined);
}

type Step = { ref: PdfRef; name: string; inherited: Map<string, PdfValue>; depth: number };

export function isSignedField({ type, inherited }: FormField): boolean {
  return type === 'Sig' && inherited.has('V');
}

/** All end fields of the form. Loops end, and a tree too deep or too large is refused. */
export function listFields(doc: EditedDocument): FormField[] {
  const { graph, catalog } = doc;
  const form = lookupDict(graph, catalog, 'AcroForm');
  if (!form) return [];
  const fields: FormField[] = [];
  const seen = new Set<number>();
  const steps = refsOf(lookup(graph, form, 'Fields')).map((ref): Step => ({
    ref,
    name: '',
    inherited: new Map(),
    depth: 0,
  }));
  steps.reverse();
  for (let step = steps.pop(); step; step = steps.pop()) {
    const dict = resolve(graph, step.ref);
    if (!isDict(dict) || seen.has(step.ref.number)) continue;
    seen.add(step.ref.number);
    if (step.depth > limits.nestingDepth) throw new PdfError('document_too_complex');
    const own = textOf(lookup(graph, dict, 'T'));
    const name = [step.name, own].filter((part) => part).join('.');
    const inherited = new Map(step.inherited);
    for (const key of INHERITABLE) {
      const value = dict.get(key);
      if (value !== undefined && resolve(graph, value) !== null) inherited.set(key, value);
    }
    const kids = refsOf(lookup(graph, dict, 'Kids'));
    const childFields = kids.filter((kid) => {
      const child = resolve(graph, kid);
      return isDict(child) && child.has('T');
    });
    if (childFields.length) {
      for (const ref of childFields.toReversed()) steps.push({ ref, name, inherited, depth: step.depth + 1 });
      continue;
    }
    fields.push({
      ref: step.ref,
      dict,
      name,
      inherited,
      ...kindOf(doc, inherited),
      widgets: widgetsOf(doc, step.ref, dict, kids),
    });
  }
  return fields;
}

function kindOf(doc: EditedDocument, inherited: Map<string, PdfValue>): Pick<FormField, 'type' | 'flags'> {
  const name = nameOf(resolve(doc.graph, inherited.get('FT')));
  const flags = resolve(doc.graph, inherited.get('Ff'));
  return {
    type: name === 'Tx' || name === 'Btn' || name === 'Ch' || name === 'Sig' ? name : '',
    flags: typeof flags === 'number' ? flags : 0,
  };
}

function widgetsOf(doc: EditedDocument, ref: PdfRef, dict: PdfDict, kids: PdfRef[]): FormField['widgets'] {
  if (!kids.length) return [{ ref, dict }];
  return kids.flatMap((kid) => {
    const widget = resolve(doc.graph, kid);
    return isDict(widget) ? [{ ref: kid, dict: widget }] : [];
  });
}

function refsOf(value: PdfValue): PdfRef[] {
  return Array.isArray(value) ? value.filter((item) => item instanceof PdfRef) : [];
}
