import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { textOf } from '../pdf/text.ts';
import { isDict, nameOf, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** A node of the form's tree: a field, or a group of fields. */
export type FieldNode = {
  number: number;
  dict: PdfDict;
  /** Spelled out, with the names of the groups it is in. */
  name: string;
  /** Its own type or that of its group. */
  type: string;
  flags: number;
  value: PdfValue;
  /** Where it is shown: itself, or kids that are no fields. */
  widgets: number[];
  isGroup: boolean;
};

type Step = Pick<FieldNode, 'number' | 'name' | 'type' | 'flags' | 'value'> & { depth: number };

/** All nodes of the form by object number. Loops end, and a tree too deep is refused. */
export function readFieldTree(document: PdfDocument): Map<number, FieldNode> {
  const nodes = new Map<number, FieldNode>();
  const form = document.dict(document.root.get('AcroForm'));
  const top = { name: '', type: '', flags: 0, value: null, depth: 0 };
  const steps: Step[] = refsOf(document.array(form?.get('Fields'))).map((number) => ({ ...top, number }));
  steps.reverse();
  for (let step = steps.pop(); step; step = steps.pop()) {
    const dict = document.value(step.number);
    if (!isDict(dict) || nodes.has(step.number)) continue;
    if (step.depth > limits.nestingDepth) throw new PdfError('form_too_deep');
    const own = textOf(document.resolve(dict.get('T')));
    const flags = document.resolve(dict.get('Ff'));
    const node = {
      number: step.number,
      name: [step.name, own].filter(Boolean).join('.'),
      type: nameOf(document.resolve(dict.get('FT'))) ?? step.type,
      flags: typeof flags === 'number' ? flags : step.flags,
      value: dict.get('V') ?? step.value,
    };
    const kids = refsOf(document.array(dict.get('Kids')));
    const fields = kids.filter((kid) => document.dict(new PdfRef(kid))?.has('T'));
    const widgets = fields.length ? [] : kids.length ? kids : [step.number];
    nodes.set(step.number, { ...node, dict, widgets, isGroup: fields.length > 0 });
    for (const number of fields.toReversed()) steps.push({ ...node, number, depth: step.depth + 1 });
  }
  return nodes;
}

export function refsOf(values: PdfValue[]): number[] {
  return values.flatMap((value) => (value instanceof PdfRef ? [value.number] : []));
}
