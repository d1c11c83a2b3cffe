import { catalogOf, dictOf, lookup, lookupDict, resolve } from '../compress/model/access.ts';
import { pagesOf } from '../compress/model/pages.ts';
import { reachableOrder } from '../compress/model/write-graph.ts';
import { stringText, textToken } from '../pdf/text.ts';
import { contentHolds, ContentReader } from './content-reader.ts';
import { isFormatString } from './format-names.ts';
import { removeAnnotations } from './redact-pages.ts';
import type { RedactionJob } from './redaction-job.ts';
import { isDrawn, listContents, streamTexts } from './stream-kinds.ts';
import { appearancesOf, type UnseenTexts, unseenHolds } from './unseen-forms.ts';
import { stringHolds } from './string-texts.ts';
import { findTerm, holdsTerm, normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfStream, PdfString, isDict, nameOf, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** What says of something in words what it is: gone with the words. */
const DESCRIPTIONS = new Set(['ActualText', 'Alt', 'E', 'Contents', 'TU', 'TM', 'RC', 'Subj']);
/** What leads to a place in the document by a name that its author gave. */
const NAMED = new Set(['D', 'Dest']);
/** Keys of the format itself say nothing of a document. */
const PROPERTIES = new Set([
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'Trapped',
]);
const MARK = '[...]';
/** References out of an annotation that lead to the rest of the document. */
const OUTWARDS = new Set(['P', 'Parent', 'Dest', 'D', 'Popup', 'IRT', 'AP', 'Font', 'DR', 'StructParent']);

/** Takes along what a document says beside its pages of the words that were removed. */
export function scrub(job: RedactionJob, terms: readonly Term[], unseen: UnseenTexts): void {
  const { graph } = job;
  if (!terms.length) return;
  const reader = new ContentReader(graph);
  for (const { dict } of pagesOf(graph))
    removeAnnotations(
      job,
      dict,
      (annotation) =>
        mentions(graph, annotation, terms) ||
        reader.ofAnnotation(annotation).some((text) => text.isUnread || contentHolds(text, terms)) ||
        appearancesOf(graph, annotation).some((stream) => unseenHolds(unseen.get(stream), terms)),
    );
  scrubInfo(job, terms);
  forgetKeys(job, terms);
  const contents = listContents(graph);
  for (const number of reachableOrder(graph)) scrubObject(job, number, terms, contents);
}

/** Whether an annotation, its action or its field holds the words. */
function mentions(graph: PdfGraph, annotation: PdfDict, terms: readonly Term[]): boolean {
  const waiting: { key: string; value: PdfValue; depth: number }[] = [
    { key: '', value: annotation, depth: 0 },
  ];
  for (let field = lookupDict(graph, annotation, 'Parent'), step = 0; field && step < 32; step++) {
    for (const key of ['V', 'DV', 'RV', 'T', 'TU', 'Opt'])
      waiting.push({ key, value: field.get(key) ?? null, depth: 1 });
    field = lookupDict(graph, field, 'Parent');
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const value = resolve(graph, next.value);
    if (
      value instanceof PdfString &&
      !isFormatString(next.key, stringText(value)) &&
      stringHolds(value, terms)
    )
      return true;
    if (value instanceof PdfStream && holdsTerm(streamTexts(graph, value), terms)) return true;
    if (next.depth > 6) continue;
    if (Array.isArray(value))
      for (const item of value) waiting.push({ ...next, value: item, depth: next.depth + 1 });
    else if (isDict(value))
      for (const [key, item] of value)
        if (!OUTWARDS.has(key)) waiting.push({ key, value: item, depth: next.depth + 1 });
  }
  return statesOf(graph, annotation).some((name) => holdsTerm(name, terms));
}

/** The names that an author gave to what a button stands for, and to a note's picture. */
function statesOf(graph: PdfGraph, annotation: PdfDict): string[] {
  const looks = lookupDict(graph, annotation, 'AP');
  const states = ['N', 'R', 'D'].flatMap((key) => [...(lookupDict(graph, looks, key)?.keys() ?? [])]);
  const values = ['V', 'DV', 'AS', 'Name'].flatMap((key) => nameOf(lookup(graph, annotation, key)) ?? []);
  return [...states, ...values].filter((name) => name !== 'Off');
}

function scrubInfo({ graph, removed }: RedactionJob, terms: readonly Term[]): void {
  const info = lookupDict(graph, graph.trailer, 'Info');
  for (const key of info?.keys() ?? []) {
    const value = lookup(graph, info, key);
    if (!(value instanceof PdfString) || !stringHolds(value, terms)) continue;
    info?.delete(key);
    removed.mentions += 1;
  }
}

function scrubObject(
  job: RedactionJob,
  number: number,
  terms: readonly Term[],
  contents: Set<PdfStream>,
): void {
  const { graph, removed } = job;
  const value = graph.objects.get(number) ?? null;
  const isContent = value instanceof PdfStream && contents.has(value);
  if (
    value instanceof PdfStream &&
    !isContent &&
    !isDrawn(graph, value) &&
    holdsTerm(streamTexts(graph, value), terms)
  ) {
    graph.objects.set(number, null);
    removed.mentions += 1;
    return;
  }
  const scrubbed = scrubValue(job, value, terms);
  if (scrubbed !== value) graph.objects.set(number, scrubbed);
}

function scrubValue(job: RedactionJob, value: PdfValue, terms: readonly Term[], within = ''): PdfValue {
  if (value instanceof PdfString) {
    const text = stringText(value);
    if (isFormatString(within, text) || !stringHolds(value, terms)) return value;
    job.removed.mentions += 1;
    return new PdfString(
      Buffer.from(textToken(holdsTerm(text, terms) ? withoutTerms(text, terms) : MARK), 'latin1'),
    );
  }
  if (Array.isArray(value)) {
    // The colours of a palette are no text.
    if (nameOf(value[0] ?? null) === 'Indexed') return value;
    for (const [index, item] of value.entries()) value[index] = scrubValue(job, item, terms, within);
    return value;
  }
  for (const [key, item] of dictOf(value) ?? []) {
    const dict = dictOf(value)!;
    const own = resolve(job.graph, item);
    const text = own instanceof PdfString ? stringText(own) : NAMED.has(key) ? nameOf(own) : undefined;
    const isGone = text !== undefined && (DESCRIPTIONS.has(key) || NAMED.has(key)) && holdsTerm(text, terms);
    if (isGone) {
      dict.delete(key);
      job.removed.mentions += 1;
    } else dict.set(key, scrubValue(job, item, terms, key));
  }
  return value;
}

/** Where an author's words are keys: destinations of old files, and properties of the document. */
function forgetKeys({ graph, removed }: RedactionJob, terms: readonly Term[]): void {
  const dests = lookupDict(graph, catalogOf(graph), 'Dests');
  for (const dict of [dests, lookupDict(graph, graph.trailer, 'Info')])
    for (const key of dict?.keys() ?? [])
      if (!PROPERTIES.has(key) && holdsTerm(key, terms) && dict?.delete(key)) removed.mentions += 1;
}

function withoutTerms(text: string, terms: readonly Term[]): string {
  const normal = normalText(text);
  // Letters that are written otherwise when they are compared cannot be told apart in the text as it was.
  let rest = normal.length === text.length ? text : normal;
  for (const term of terms) {
    const found = findTerm(normalText(rest), term);
    for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + MARK + rest.slice(end);
  }
  // What is written in codes cannot be cut out of its text.
  return holdsTerm(rest, terms) ? MARK : rest;
}
