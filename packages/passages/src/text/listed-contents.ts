import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Sentence } from './sentences.ts';

/** What a table of contents is called, with or without a number before it. */
const CONTENTS =
  /^(?:\d{1,2}\.?\s)?(?:(?:table of )?contents|inhalt(?:sverzeichnis|sübersicht)?|table des matières|sommaire|índice(?: de contenidos?)?|contenido)\s?:?$/iu;
/** The number of a section before its name. */
const NUMBER = /^(?:(?:section|article|chapter|part)\s)?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[ivxl]{1,6})[.):]?\s+/iu;
/** A page and its leader behind a name. */
const PAGE = /[\s.|·…]{1,60}\d{1,3}$/u;
const LONGEST = 140;
/** A document has one, and its parts may have theirs. */
const MOST = 3;
/** So many names of sections stand again further down. */
const LEAST_NAMED = 3;

type Place = { page: number; from: number; to: number };

const contentsOfScopes = new WeakMap<PassageIndex, ReadonlyMap<string, Place[]>>();

/** Whether a place lies in a table of contents, which names what is said elsewhere and says none of it. */
export const isListed = (index: PassageIndex, file: string, page: number, from: number): boolean =>
  contentsOf(index)
    .get(file)
    ?.some((place) => place.page === page && place.from <= from && from < place.to) ?? false;

function contentsOf(index: PassageIndex): ReadonlyMap<string, Place[]> {
  let known = contentsOfScopes.get(index);
  if (!known) contentsOfScopes.set(index, (known = findContents(index)));
  return known;
}

function findContents({ passages }: PassageIndex): ReadonlyMap<string, Place[]> {
  const files = Map.groupBy(passages, (passage) => (passage as { fileId?: string }).fileId ?? '');
  return new Map(
    [...files].map(([file, own]) => {
      const sentences = own.flatMap((passage) => passage.sentences);
      const starts = sentences.flatMap(({ text }, at) => (CONTENTS.test(text) ? [at] : []));
      return [file, starts.slice(0, MOST).flatMap((at) => findPlace(sentences, at))];
    }),
  );
}

/** From its name to the last line of that page whose words stand again below it, or to where the first section begins. */
function findPlace(sentences: Sentence[], start: number): Place[] {
  const { page, from } = sentences[start]!;
  const below = sentences.slice(start + 1).filter((one) => one.page > page || one.from > from);
  const names = below.map(({ text }) => (text.length <= LONGEST ? nameOf(text) : ''));
  const first = names[0];
  const again = first ? names.indexOf(first, 1) : -1;
  const onPage = below.findIndex((one) => one.page !== page || one.text.length > LONGEST);
  const ends = [again, onPage].filter((at) => at > 0);
  const end = ends.length ? Math.min(...ends) : 0;
  const rest = new Set(names.slice(end));
  const named = names.slice(0, end).flatMap((name, at) => (name && rest.has(name) ? [at] : []));
  if (named.length < LEAST_NAMED) return [];
  return [{ page, from, to: below[named.at(-1)!]!.to }];
}

const nameOf = (text: string) => text.replace(NUMBER, '').replace(PAGE, '').toLowerCase().trim();
