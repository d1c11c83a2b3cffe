import { nameOf, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import type { Change } from './change.ts';
import { boxOf, type Comparison, dictAt, differingKeys } from './comparison.ts';
import { type FieldNode, refsOf } from './field-tree.ts';

/** Compared field by field, or by a rule below. SigFlags only announce signatures. */
const FORM_ASIDE = new Set(['Fields', 'SigFlags', 'DR', 'NeedAppearances']);
const READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;
/** Flags of an annotation that decide whether it is seen: invisible, hidden, no view. */
const UNSEEN = 1 | 2 | 32;

export function compareForms(comparison: Comparison): void {
  const { before, after, fields, report } = comparison;
  const [one, other] = [before, after].map((document) => document.dict(document.root.get('AcroForm')));
  for (const detail of differingKeys(comparison, one, other, FORM_ASIDE)) {
    // The default text style counts only if some text uses it.
    if (TEXT_DEFAULTS.has(detail) && !usesDefaults(comparison)) continue;
    report({ kind: 'field', detail });
  }
  compareDefaults(comparison, one, other);
  if (
    after.resolve(other?.get('NeedAppearances')) === true &&
    before.resolve(one?.get('NeedAppearances')) !== true
  )
    report({ kind: 'appearance', detail: 'NeedAppearances' });
  for (const [number, field] of fields.before) {
    const now = fields.after.get(number);
    if (now) compareField(comparison, field, now);
    else
      report({
        kind: field.type === 'Sig' && before.dict(field.value) ? 'signature_removed' : 'field_removed',
        field: field.name,
      });
  }
  for (const [number, field] of fields.after)
    if (!fields.before.has(number)) judgeNewField(comparison, field);
}

const TEXT_DEFAULTS = new Set(['DA', 'Q']);

function usesDefaults({ before, fields }: Comparison): boolean {
  return [...fields.before.values()].some(({ number, type, isGroup, widgets }) => {
    const own = [number, ...widgets].some((one) => dictAt(before, one)?.has('DA'));
    return !isGroup && type !== 'Sig' && !own;
  });
}

/** What the words of fields are drawn with: fonts are added, none is replaced. Looks bring all else with them. */
function compareDefaults(comparison: Comparison, one?: PdfDict, other?: PdfDict): void {
  const { before, after, same, report } = comparison;
  const [old, now] = [before.dict(one?.get('DR')), after.dict(other?.get('DR'))];
  for (const [category, value] of old ?? []) {
    if (category !== 'Font' && category !== 'Encoding') continue;
    const [had, has] = [before.dict(value), after.dict(now?.get(category))];
    if (!had && !same(value, now?.get(category))) report({ kind: 'font', detail: category });
    for (const [name, resource] of had ?? [])
      if (!same(resource, has?.get(name))) report({ kind: 'font', detail: name });
  }
}

/** What a field may change of itself without being seen; values and looks have rules of their own. */
const FIELD_ASIDE = new Set(['V', 'AP', 'AS', 'F', 'Ff', 'RV', 'I', 'M', 'Kids', 'StructParent', 'MK']);

function compareField(comparison: Comparison, one: FieldNode, other: FieldNode): void {
  const { before, after, same, pageOf, report } = comparison;
  const [page] = other.widgets.flatMap((widget) => pageOf.get(widget) ?? []);
  const tell = (kind: Change['kind'], detail?: string) =>
    report({ kind, field: one.name, ...(page && { page }), ...(detail && { detail }) });
  const kids = [one, other].map(({ dict }, i) => refsOf([before, after][i]!.array(dict.get('Kids'))));
  const [oldKids, newKids] = [kids[0]!, kids[1]!];
  if (!one.isGroup && oldKids.some((kid, i) => kid !== newKids[i])) tell('field', 'Kids');
  if (!one.isGroup && newKids.length > oldKids.length) tell('field', 'Kids');
  const change = valueChange(comparison, one, other);
  if (change && change !== 'fill') tell(change);
  const isSigning = change === 'signature' || change === 'timestamp';
  if (change === 'fill') tell('form_fill');
  const flags = other.flags ^ one.flags;
  // Signing may lock what was filled in.
  if (flags && !(flags === READ_ONLY && other.flags & READ_ONLY)) tell('field', 'Ff');
  for (const number of new Set([one.number, ...one.widgets])) {
    const [old, now] = [dictAt(before, number), dictAt(after, number)];
    for (const detail of differingKeys(comparison, old, now, FIELD_ASIDE)) {
      // The words of a value come with a look of their own.
      if (detail === 'DA' && change === 'fill') continue;
      if (detail === 'Type' && !old?.has('Type') && nameOf(after.resolve(now?.get('Type'))) === 'Annot')
        continue;
      tell('field', detail);
    }
    if (!same(old?.get('MK'), now?.get('MK')) && !isSigning) tell('appearance', 'MK');
    if (!isFlagChangeFine(comparison, old, now, isSigning)) tell('appearance', 'F');
    if (
      !isLookFine(comparison, one, old, now, change !== undefined) ||
      isLookShared(comparison, number, old, now)
    )
      tell('appearance', 'AP');
  }
}

type ValueChange =
  | 'fill'
  | 'signature'
  | 'timestamp'
  | 'signature_changed'
  | 'signature_removed'
  | 'field'
  | undefined;

function valueChange(comparison: Comparison, one: FieldNode, other: FieldNode): ValueChange {
  const { before, after, same } = comparison;
  if (one.isGroup && !one.dict.has('V') && !other.dict.has('V')) return undefined;
  if (same(one.value, other.value)) return undefined;
  if (one.type !== 'Sig') return one.type === 'Btn' && one.flags & PUSH_BUTTON ? 'field' : 'fill';
  if (before.dict(one.value)) return after.dict(other.value) ? 'signature_changed' : 'signature_removed';
  return signatureKind(comparison, other.value) ?? 'field';
}

/** Undefined for what is no signature: something that only looks like one could cover a page. */
function signatureKind({ after }: Comparison, value: PdfValue): 'signature' | 'timestamp' | undefined {
  const dict = after.dict(value);
  if (!dict?.has('ByteRange') || !dict.has('Contents')) return undefined;
  return nameOf(after.resolve(dict.get('SubFilter'))) === 'ETSI.RFC3161' ? 'timestamp' : 'signature';
}

function isFlagChangeFine(
  { before, after }: Comparison,
  old: PdfDict | undefined,
  now: PdfDict | undefined,
  isSigning: boolean,
): boolean {
  const [one, other] = [before.resolve(old?.get('F')) ?? 0, after.resolve(now?.get('F')) ?? 0];
  if (one === other) return true;
  return isSigning && typeof one === 'number' && typeof other === 'number' && !((one ^ other) & UNSEEN);
}

/** A field may look other than before only where its value is another one; a box that is ticked shows a look that was signed. */
function isLookFine(
  comparison: Comparison,
  field: FieldNode,
  old: PdfDict | undefined,
  now: PdfDict | undefined,
  changed: boolean,
): boolean {
  const { before, after, same } = comparison;
  const sameState = same(old?.get('AS'), now?.get('AS'));
  if (!changed && !sameState) return false;
  if (same(old?.get('AP'), now?.get('AP'))) return true;
  // A look that was none: no reader could draw it.
  if (!before.dict(old?.get('AP'))) return changed || !after.dict(now?.get('AP')) || field.type !== 'Sig';
  return changed && field.type !== 'Btn';
}

/** A look that is replaced here while something else in the document shows it too. */
function isLookShared({ before, same }: Comparison, widget: number, old?: PdfDict, now?: PdfDict): boolean {
  const look = old?.get('AP');
  if (!(look instanceof PdfRef) || same(look, now?.get('AP'))) return false;
  if ([...before.trailer.values()].some((value) => value instanceof PdfRef && value.number === look.number))
    return true;
  const { index, scanner } = before;
  for (let number = 1; number < before.size; number++) {
    if (number === widget || !before.has(number)) continue;
    for (let i = index.firstRef[number]!; i < index.lastRef[number]!; i += 3)
      if (scanner.refs[i + 2] === look.number) return true;
  }
  return false;
}

/** Of new fields only those for signatures are expected. */
function judgeNewField(comparison: Comparison, field: FieldNode): void {
  const { after, pageOf, report } = comparison;
  if (field.isGroup && field.type !== 'Sig' && !field.dict.has('V')) return;
  const isPlain = [field.number, ...field.widgets].every((number) => {
    const dict = dictAt(after, number);
    return !dict?.has('A') && !dict?.has('AA');
  });
  const signature = field.value === null ? undefined : signatureKind(comparison, field.value);
  const kind =
    field.type !== 'Sig' || !isPlain || (field.value !== null && !signature)
      ? 'field_added'
      : (signature ?? 'signature_field');
  const [widget = field.number] = field.widgets;
  const page = pageOf.get(widget);
  const box = boxOf(after, dictAt(after, widget)?.get('Rect'));
  report({ kind, field: field.name, added: true, ...(page && { page }), ...(box && { box }) });
}
