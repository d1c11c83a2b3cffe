import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { catalogRef, dictAt, touch } from './open-document.ts';
import type { EditedDocument } from './edited-document.ts';

/** A field of a form, its name spelled out and what it inherits filled in. */
export type FormField = {
  ref: PDFRef;
  dict: PDFDict;
  name: string;
  type: 'Tx' | 'Btn' | 'Ch' | 'Sig' | '';
  flags: number;
  inherited: Map<string, PDFObject>;
  /** Where it is shown; the field itself when it is shown once. */
  widgets: { ref: PDFRef; dict: PDFDict }[];
};

const INHERITABLE = ['FT', 'Ff', 'V', 'DA', 'Q', 'Opt', 'MaxLen'];

/** The form's dictionary, made when there is none. */
export function formOf(doc: EditedDocument): PDFDict {
  return dictAt(doc, doc.pdf.catalog, catalogRef(doc), PDFName.of('AcroForm'));
}

export function addField(doc: EditedDocument, field: PDFRef): void {
  const { context } = doc.pdf;
  const form = formOf(doc);
  const entry = form.get(PDFName.of('Fields'));
  const fields = context.lookup(entry);
  if (!(fields instanceof PDFArray)) {
    form.set(PDFName.of('Fields'), context.obj([field]));
    return;
  }
  fields.push(field);
  touch(doc, entry instanceof PDFRef ? entry : undefined);
}

type Step = { ref: PDFRef; name: string; inherited: Map<string, PDFObject>; depth: number };

export function isSignedField({ type, inherited }: FormField): boolean {
  return type === 'Sig' && inherited.has('V');
}

/** All end fields of the form. Loops end, and a tree too deep or too large is refused. */
export function listFields(doc: EditedDocument): FormField[] {
  const { catalog, context } = doc.pdf;
  const form = context.lookup(catalog.get(PDFName.of('AcroForm')));
  if (!(form instanceof PDFDict)) return [];
  const fields: FormField[] = [];
  const seen = new Set<PDFRef>();
  const steps = refsOf(context.lookup(form.get(PDFName.of('Fields')))).map((ref): Step => ({
    ref,
    name: '',
    inherited: new Map(),
    depth: 0,
  }));
  steps.reverse();
  for (let step = steps.pop(); step; step = steps.pop()) {
    const dict = context.lookup(step.ref);
    if (!(dict instanceof PDFDict) || seen.has(step.ref)) continue;
    seen.add(step.ref);
    if (step.depth > limits.nestingDepth) throw new PdfError('document_too_complex');
    const own = textOf(dict.lookup(PDFName.of('T')));
    const name = [step.name, own].filter((part) => part).join('.');
    const inherited = new Map(step.inherited);
    for (const key of INHERITABLE) {
      const value = dict.get(PDFName.of(key));
      if (value) inherited.set(key, value);
    }
    const kids = refsOf(dict.lookup(PDFName.of('Kids')));
    const childFields = kids.filter((kid) => {
      const child = context.lookup(kid);
      return child instanceof PDFDict && child.has(PDFName.of('T'));
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

function kindOf(doc: EditedDocument, inherited: Map<string, PDFObject>): Pick<FormField, 'type' | 'flags'> {
  const type = doc.pdf.context.lookup(inherited.get('FT'));
  const flags = doc.pdf.context.lookup(inherited.get('Ff'));
  const name = type instanceof PDFName ? type.decodeText() : '';
  return {
    type: name === 'Tx' || name === 'Btn' || name === 'Ch' || name === 'Sig' ? name : '',
    flags: flags instanceof PDFNumber ? flags.asNumber() : 0,
  };
}

function widgetsOf(doc: EditedDocument, ref: PDFRef, dict: PDFDict, kids: PDFRef[]): FormField['widgets'] {
  if (!kids.length) return [{ ref, dict }];
  return kids.flatMap((kid) => {
    const widget = doc.pdf.context.lookup(kid);
    return widget instanceof PDFDict ? [{ ref: kid, dict: widget }] : [];
  });
}

function refsOf(value: PDFObject | undefined): PDFRef[] {
  return value instanceof PDFArray ? value.asArray().filter((item) => item instanceof PDFRef) : [];
}

/** The text of a string; undefined for anything else. */
export function textOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

/** A text as PDF holds it: hexadecimal digits of UTF-16, in which no syntax can hide. */
export function textString(text: string): PDFHexString {
  return PDFHexString.fromText(text.toWellFormed());
}
