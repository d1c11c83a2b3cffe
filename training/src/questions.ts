import { cutPassages, shareWords, type Passage } from '@sheaf/passages';
import type { TextRecord } from './records.ts';

export type AskedQuestion = { kind: 'heading' | 'meaning' | 'paraphrase'; text: string; pages: Set<number> };
/** What one source's held-out files say, a page for each section, and what may be asked of it. */
export type AskedDocument = { name: string; passages: Passage[]; questions: AskedQuestion[] };

type Section = { page: number; heading: string; text: string };

const MOST_PAGES = 3;
const LEAST_WORDS = 4;
const LEAST_TELLING = 3;
const LEAST_PAGE = 200;

/**
 * The words that explain a term ask for the sections that use it: they were written to say the same otherwise. The paraphrase is the same
 * explanation without the words that it shares with the sentences that use the term: what word search lives on is gone.
 */
export function makeQuestions(name: string, files: TextRecord[][]): AskedDocument {
  const questions: AskedQuestion[] = [];
  const sections: Section[] = [];
  for (const records of files) {
    const own = listSections(records, sections.length + 1);
    sections.push(...own);
    for (const record of records) if (record.kind === 'pair') questions.push(...askMeaning(record, own));
    for (const { heading, page } of own)
      if (heading.split(' ').length >= 3)
        questions.push({ kind: 'heading', text: heading, pages: new Set([page]) });
  }
  const pages = sections.map(({ page, text }) => ({ page, text }));
  return { name, passages: cutPassages(pages), questions };
}

/** Sections without their headings, which are asked for. */
function listSections(records: TextRecord[], firstPage: number): Section[] {
  const sections: Section[] = [];
  let heading = '';
  let open: string[] = [];
  const close = () => {
    const text = open.join('\n\n');
    if (text.length >= LEAST_PAGE) sections.push({ page: firstPage + sections.length, heading, text });
    open = [];
  };
  for (const record of records) {
    if (record.kind === 'heading') {
      close();
      heading = record.text;
    } else if (record.kind === 'paragraph') open.push(record.text);
  }
  close();
  return sections;
}

function askMeaning(
  { text: term, meaning }: { text: string; meaning: string },
  sections: Section[],
): AskedQuestion[] {
  if (term.includes('?') || meaning.split(' ').length < LEAST_WORDS) return [];
  const named = new RegExp(`(?<![\\w-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i');
  const found = sections.filter(({ text }) => named.test(text));
  if (!found.length || found.length > MOST_PAGES) return [];
  const sentences = found.flatMap(({ text }) =>
    text.split(/(?<=[.!?])\s+/).filter((sentence) => named.test(sentence)),
  );
  const pages = new Set(found.map(({ page }) => page));
  const said = sentences.join(' ');
  const own = meaning.split(' ').filter((word) => shareWords(word, said) === 0);
  const telling = own.filter((word) => shareWords(word, word) > 0);
  const paraphrase = { kind: 'paraphrase' as const, text: own.join(' '), pages };
  return [
    { kind: 'meaning', text: meaning, pages },
    ...(telling.length >= LEAST_TELLING ? [paraphrase] : []),
  ];
}
