import { dictOf } from '../compress/model/access.ts';
import { pageAnnotations, pagesOf } from '../compress/model/pages.ts';
import { stringText } from '../pdf/text.ts';
import { ContentReader } from './content-reader.ts';
import { readExpression } from './linear-expression.ts';
import { isFormatName, isFormatString } from './format-names.ts';
import { findPattern } from './patterns.ts';
import { isDrawn, listContents, streamTexts } from './stream-kinds.ts';
import { normalText, standsAlone, type Term, writingsOf } from './terms.ts';
import type { UnseenTexts } from './unseen-forms.ts';
import type { Wanted } from './find-words.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { nameOf, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts';

/** Names that a program counts with are shorter. */
const LEAST_NAME = 6;
const LONGEST = 1_000_000;
const MOST = 10_000;

/** What patterns and expressions find in all that a document says beside its pages: these texts are then to go everywhere. */
export function findBeside(graph: PdfGraph, unseen: UnseenTexts, wanted: Wanted): Term[] {
  const finds = [
    ...wanted.patterns.map((pattern) => findPattern[pattern]),
    ...wanted.expressions.map((source) => readExpression(source)),
  ];
  const terms = new Map<string, Term>();
  if (!finds.length) return [];
  for (const text of textsBeside(graph, unseen))
    for (const writing of writingsOf(text.slice(0, LONGEST))) {
      const normal = normalText(writing);
      for (const find of finds)
        for (const { start, end } of find(normal)) {
          const own = normal.slice(start, end).trim();
          const isWhole = standsAlone(normal, start, end);
          if (own && terms.size < MOST) terms.set(`${isWhole} ${own}`, { text: own, isWhole });
        }
    }
  return [...terms.values()];
}

function* textsBeside(graph: PdfGraph, unseen: UnseenTexts): Generator<string> {
  for (const { words, others } of unseen.values()) for (const { text } of [words, ...others]) yield text;
  const reader = new ContentReader(graph);
  for (const page of pagesOf(graph))
    for (const annotation of pageAnnotations(graph, page))
      for (const { shown, beside } of reader.ofAnnotation(annotation)) {
        yield shown;
        yield* beside;
      }
  const contents = listContents(graph);
  const waiting: { key: string; value: PdfValue }[] = [
    ...graph.objects.values(),
    ...graph.trailer.values(),
  ].map((value) => ({ key: '', value }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, value } = next;
    if (value instanceof PdfString) {
      const text = stringText(value);
      if (key !== 'ID' && !isFormatString(key, text)) yield text;
      continue;
    }
    const name = nameOf(value);
    if (name !== undefined && isOwnName(name)) yield name;
    if (value instanceof PdfStream && !contents.has(value) && !isDrawn(graph, value))
      yield streamTexts(graph, value).replaceAll(/<[^>]{0,10000}>/g, ' ');
    if (Array.isArray(value)) {
      // The colours of a palette are no text.
      if (nameOf(value[0]) !== 'Indexed') for (const item of value) waiting.push({ key, value: item });
    } else
      for (const [own, item] of dictOf(value) ?? []) {
        if (isOwnName(own)) yield own;
        waiting.push({ key: own, value: item });
      }
  }
}

function isOwnName(name: string): boolean {
  return name.length >= LEAST_NAME && !isFormatName(name);
}
