import { limits } from '../../limits.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { textOf } from '../../pdf/text.ts';
import { nameOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';

export type FieldInfo = { name: string; type: string; filled: boolean };

/** The fields of the form that have a value of their own, by full name; widgets of one field count once. */
export function listFields(document: PdfDocument): FieldInfo[] {
  const fields: FieldInfo[] = [];
  const seen = new Set<PdfDict>();
  const top = document.array(document.dict(document.root.get('AcroForm'))?.get('Fields'));
  const todo: { value: PdfValue; prefix: string; type: string }[] = top.map((value) => ({
    value,
    prefix: '',
    type: '',
  }));
  while (todo.length && fields.length < limits.objects) {
    const { value, prefix, type } = todo.pop()!;
    const dict = document.dict(value);
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    const own = textOf(document.resolve(dict.get('T')));
    const name = [prefix, own].filter(Boolean).join('.');
    const kind = nameOf(document.resolve(dict.get('FT'))) ?? type;
    const kids = document.array(dict.get('Kids'));
    const named = kids.filter((kid) => document.dict(kid)?.has('T'));
    if (named.length) todo.push(...named.map((kid) => ({ value: kid, prefix: name, type: kind })));
    else if (kind) fields.push({ name, type: kind, filled: document.resolve(dict.get('V')) !== null });
  }
  return fields;
}
