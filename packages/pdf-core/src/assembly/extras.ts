import { textOf, textToken } from '../pdf/text.ts';
import type { Source } from './sources.ts';

/** Further catalog entries of a document that stays one document. */
const OF_ONE = [
  'Lang',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'OpenAction',
  'Metadata',
  'AF',
  'AA',
  'URI',
  'Collection',
];
/** The meaning of device colors, for the whole result if all parts agree; pages of several parts carry it too. */
export function outputIntents(sources: Source[]): string {
  const [first] = sources;
  return first && sources.every((source) => source.outputIntents)
    ? `/OutputIntents ${first.outputIntents}`
    : '';
}

/** Catalog entries besides those that are put together from all parts. */
export function documentEntries(sources: Source[], hasOutlines: boolean): string {
  const [only, another] = sources;
  const shared = [ofAll(sources, 'Threads', ({ whole }) => whole)];
  if (!only || another) {
    if (only?.forPrint) shared.push('/ViewerPreferences<</PrintScaling/None/PickTrayByPDFSize true>>');
    if (hasOutlines) shared.push('/PageMode/UseOutlines');
    return [...shared, ofAll(sources, 'AF', () => true), sharedLanguage(sources)].join('');
  }
  const { document, copier } = only;
  const own = OF_ONE.flatMap((key) => {
    const value = document.root.get(key);
    return document.resolve(value) === null ? [] : [`/${key} ${copier.token(value)}`];
  });
  return [...shared, ...own].join('');
}

/** A list of the catalog, with what each part has in it. */
function ofAll(sources: Source[], key: string, isTaken: (source: Source) => boolean): string {
  const items = sources
    .filter(isTaken)
    .flatMap(({ document, copier }) =>
      document.array(document.root.get(key)).map((item) => copier.token(item)),
    );
  return items.length ? `/${key}[${items.join(' ')}]` : '';
}

/** The language of the result, where all parts are in one. */
function sharedLanguage(sources: Source[]): string {
  const languages = sources.map(({ document }) => textOf(document.resolve(document.root.get('Lang'))));
  return languages[0] && new Set(languages).size === 1 ? `/Lang ${textToken(languages[0])}` : '';
}
