import { headingOf, pairOf, paragraphOf, plainText, type Format, type TextRecord } from '../records.ts';

const PIECES = /<(title|para|item|definition|exercise|entry|caption)\b[^>]*>(.*?)<\/\1>/gs;
const NOT_TEXT = /<m:math.*?<\/m:math>|<equation.*?<\/equation>|<media.*?<\/media>/gs;
const SHORTEST_CELL = 80;

const inside = (tag: string, text: string) =>
  new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(text)?.[1];

/** A module of an OpenStax textbook, in CNXML. */
export const textbook: Format = {
  wants: (path) => path.endsWith('index.cnxml'),
  read(text) {
    const [head = '', ...rest] = text.split('<content>');
    const body = (rest.join('') || text).replace(NOT_TEXT, ' ');
    return [
      ...headingOf(inside('title', head) ?? ''),
      ...[...body.matchAll(PIECES)].flatMap(([, tag, content]) => readPiece(tag!, content!)),
    ];
  },
};

function readPiece(tag: string, content: string): TextRecord[] {
  if (tag === 'title') return headingOf(content);
  if (tag === 'definition') return pairOf(inside('term', content) ?? '', inside('meaning', content) ?? '');
  if (tag === 'entry') return plainText(content).length > SHORTEST_CELL ? paragraphOf(content) : [];
  if (tag !== 'exercise') return paragraphOf(content);
  const problem = plainText((inside('problem', content) ?? '').replaceAll('<', ' <'));
  const solution = plainText((inside('solution', content) ?? '').replaceAll('<', ' <'));
  const isPair = problem.length > 15 && problem.length < 400 && solution.length > 60;
  return isPair ? pairOf(problem, solution) : solution ? [] : paragraphOf(problem);
}
