import type { Source } from './sources.ts';

/** Of a document that stays one document, what else its catalog says. */
const OF_ONE = [
  'Lang',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'OpenAction',
  'OutputIntents',
  'Metadata',
];
/** The same, when all its pages stay: the tags that make it readable aloud. */
const OF_WHOLE = ['StructTreeRoot', 'MarkInfo'];

/** What device colours mean, for the whole result where all parts say so; pages of several parts say it too. */
export function outputIntents(sources: Source[]): string {
  const [first] = sources;
  return first && sources.every((source) => source.outputIntents)
    ? `/OutputIntents ${first.outputIntents}`
    : '';
}

/** Catalog entries besides those that are put together from all parts. */
export function documentEntries(sources: Source[], hasOutlines: boolean): string {
  const [only, another] = sources;
  if (!only || another) {
    const print = only?.forPrint ? '/ViewerPreferences<</PrintScaling/None/PickTrayByPDFSize true>>' : '';
    return print + (hasOutlines ? '/PageMode/UseOutlines' : '');
  }
  const { document, copier } = only;
  const keys = only.whole ? [...OF_ONE, ...OF_WHOLE] : OF_ONE;
  return keys
    .flatMap((key) => {
      const value = document.root.get(key);
      return document.resolve(value) === null ? [] : [`/${key} ${copier.token(value)}`];
    })
    .join('');
}
