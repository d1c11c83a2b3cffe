import { hashText } from '@sheaf/passages';
import { plainText } from '../records.ts';
import { type AskedDocument, type AskedText, pageText, stack } from './asked-document.ts';

type File = { path: string; text: string };
/** How one set of questions is read: which files of its repository, and the documents they make. */
export type QuestionSet = {
  wants: (path: string) => boolean;
  read: (files: Iterable<File>) => AskedDocument[];
};

type SquadAnswer = { text: string; answer_start: number };
type SquadParagraph = {
  context: string;
  qas: { question: string; is_impossible?: boolean; answers: SquadAnswer[] }[];
};
type Squad = { data: { title?: string; paragraphs: SquadParagraph[] }[] };

/** SQuAD's form: questions with their answer's place in a paragraph. `together`: how many titles make a document. */
const squad = (
  source: string,
  wants: QuestionSet['wants'],
  together: number,
  languageOf: (path: string) => string,
): QuestionSet => ({
  wants,
  read: (files) =>
    [...files].flatMap(({ path, text }) => {
      const { data } = JSON.parse(text) as Squad;
      const documents: AskedDocument[] = [];
      for (let at = 0; at < data.length; at += together) {
        const some = data.slice(at, at + together).flatMap(({ paragraphs }) => paragraphs);
        documents.push(ofParagraphs(source, `${source} ${path} ${at}`, languageOf(path), some));
      }
      return documents;
    }),
});

function ofParagraphs(
  source: string,
  name: string,
  language: string,
  paragraphs: SquadParagraph[],
): AskedDocument {
  const { text, starts } = stack(paragraphs.map(({ context }) => context));
  const { pages, placeOf } = pageText(text);
  const questions = new Map<string, AskedText>();
  paragraphs.forEach(({ qas }, i) => {
    for (const { question, answers } of qas) {
      const asked = questions.get(question) ?? { text: question, places: [], said: [] };
      for (const { text: said, answer_start: from } of answers) {
        const place = placeOf(starts[i]! + from, starts[i]! + from + said.length);
        if (place) asked.places.push(place);
        asked.said.push(said);
      }
      questions.set(question, asked);
    }
  });
  return { source, name, language, pages, questions: [...questions.values()] };
}

const SENTENCES = 120;
const LEAST_WORDS = 5;

/** Questions on single sentences of an encyclopaedia; a hundred of these that have nothing to do with each other make a document. */
const qamr: QuestionSet = {
  wants: (path) =>
    path === 'data/wiki-sentences.tsv' ||
    path === 'data/filtered/dev.tsv' ||
    path === 'data/filtered/test.tsv',
  read: (files) => {
    const texts = new Map([...files].map(({ path, text }) => [path, text]));
    const sentences = [...(texts.get('data/wiki-sentences.tsv') ?? '').matchAll(/^(\S+)\t(.+)$/gm)].map(
      ([, id, said]) => [id!, said!] as const,
    );
    const words = new Map(sentences.map(([id, said]) => [id, said.split(' ')]));
    const asked = new Map<string, { text: string; answer: number[] }[]>();
    for (const part of ['dev', 'test'])
      for (const row of (texts.get(`data/filtered/${part}.tsv`) ?? '').split('\n')) {
        const [id = '', , , , , text = '', answer = ''] = row.split('\t');
        if (!words.has(id) || !id.includes('wikipedia') || text.split(' ').length < LEAST_WORDS) continue;
        asked.set(id, [...(asked.get(id) ?? []), { text, answer: answer.split(' ').map(Number) }]);
      }
    const ids = [...asked.keys()].sort((a, b) => hashText(a) - hashText(b));
    const documents: AskedDocument[] = [];
    for (let at = 0; at < ids.length; at += SENTENCES)
      documents.push(ofSentences(ids.slice(at, at + SENTENCES), words, asked));
    return documents;
  },
};

function ofSentences(
  ids: string[],
  words: Map<string, string[]>,
  asked: Map<string, { text: string; answer: number[] }[]>,
): AskedDocument {
  const laid = ids.map((id) => layWords(words.get(id)!));
  const { text, starts } = stack(laid.map((one) => one.text));
  const { pages, placeOf } = pageText(text);
  const questions = ids.flatMap((id, i): AskedText[] => {
    const { spans, text: sentence } = laid[i]!;
    // Of each sentence two: all would let it say the same again and again.
    return asked
      .get(id)!
      .toSorted((a, b) => hashText(a.text) - hashText(b.text))
      .slice(0, 2)
      .flatMap(({ text: question, answer }) => {
        const [first, last] = [spans[Math.min(...answer)], spans[Math.max(...answer)]];
        const place = first && last && placeOf(starts[i]! + first[0], starts[i]! + last[1]);
        return place ? [{ text: question, places: [place], said: [sentence.slice(first[0], last[1])] }] : [];
      });
  });
  return { source: 'qamr', name: `qamr ${ids[0]}`, language: 'en', pages, questions };
}

const BRACKETS: Record<string, string> = {
  '-LRB-': '(',
  '-RRB-': ')',
  '``': '“',
  "''": '”',
  '-LSB-': '[',
  '-RSB-': ']',
};

/** Words as a sentence is printed, and where each of them stands. */
function layWords(words: string[]): { text: string; spans: [number, number][] } {
  let text = '';
  const spans = words.map((word): [number, number] => {
    const said = BRACKETS[word] ?? word;
    const isTight = /^(?:[.,;:?!)%\]”]|'s|n't|')/.test(said) || /[(“[]$/.test(text);
    if (text && !isTight) text += ' ';
    text += said;
    return [text.length - said.length, text.length];
  });
  return { text, spans };
}

const HEADINGS: Record<string, string> = {
  information: 'Overview',
  treatment: 'Treatment',
  symptoms: 'Symptoms and signs',
  causes: 'Causes',
  outlook: 'Prognosis',
  inheritance: 'Genetics',
  frequency: 'Statistics',
  'exams and tests': 'Diagnosis',
  prevention: 'Preventing it',
  susceptibility: 'Risk factors',
  complications: 'Possible complications',
};

/** Leaflets on health, whose sections each answer one question; the section's heading says it in another word. */
const medquad: QuestionSet = {
  wants: (path) => path.endsWith('.xml') && /^(?:1_|4_|5_|6_|7_|8_|9_)/.test(path),
  read: (files) =>
    [...files].flatMap(({ path, text }): AskedDocument[] => {
      const pairs = [
        ...text.matchAll(/<Question[^>]*qtype="([^"]*)">([^<]*)<\/Question>\s*<Answer>([^<]+)<\/Answer>/g),
      ]
        .map(([, kind = '', question = '', answer = '']) => ({
          kind,
          question: plainText(question)
            .replace(/\(are\) /, '')
            .replace(/ \?$/, '?'),
          answer: answer.replace(/[ \t]+/g, ' ').trim(),
        }))
        .filter(({ answer }) => answer.length > 40);
      if (pairs.length < 3) return [];
      const isNamed = hashText(path) % 2 === 0;
      const { text: whole, starts } = stack(
        pairs.map(({ kind, answer }) =>
          isNamed && HEADINGS[kind] ? `${HEADINGS[kind]}\n${answer}` : answer,
        ),
      );
      const { pages, placeOf } = pageText(whole);
      const questions = pairs.flatMap(({ kind, question, answer }, i): AskedText[] => {
        if (pairs.filter((other) => other.kind === kind).length > 1) return [];
        const from = whole.indexOf(answer.slice(0, 40), starts[i]!);
        const end = /[.!?](?=\s|$)/.exec(answer)?.index ?? 200;
        const place = placeOf(from, from + Math.min(end, 400));
        return place ? [{ text: question, places: [place], said: [] }] : [];
      });
      return [{ source: 'medquad', name: `medquad ${path}`, language: 'en', pages, questions }];
    }),
};

export const QUESTION_SETS: Record<string, QuestionSet> = {
  'uwnlp/qamr': qamr,
  'abachaa/MedQuAD': medquad,
  'wasiahmad/PolicyQA': squad(
    'policyqa',
    (path) => /^data\/(?:dev|test)\.json$/.test(path),
    1,
    () => 'en',
  ),
  'deepmind/xquad': squad(
    'xquad',
    (path) => /^xquad\.(?:en|de|es)\.json$/.test(path),
    4,
    (path) => path.slice(6, 8),
  ),
  'deepset-ai/COVID-QA': squad(
    'covid',
    (path) => path === 'data/question-answering/200423_covidQA.json',
    1,
    () => 'en',
  ),
};
