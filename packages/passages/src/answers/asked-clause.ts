import { stemOf } from '../lexical/terms.ts';
import type { AnswerSpan } from '../reading/answer-spans.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import { stemsOf } from '../reading/units.ts';
import { isChange } from './changed-value.ts';

/** What parts clauses: a comma and its like before a space, a conjunction, what begins a clause that says more of a thing. */
const CLAUSE_ENDS =
  /[,;:]\s|\s[–—]\s|\s(?:and|or|but|while|whereas|which|who|und|oder|aber|während|sondern|et|ou|mais|tandis que|y|o|pero|mientras)\s/giu;
/** What parts a clause further: when, on what condition and by what something is so. */
const PART_ENDS =
  /\s(?:after|before|by|if|unless|when|where|until|during|than|of which|nach|vor|wenn|falls|sofern|bei|bis|als|après|avant|si|lorsque|pendant|dont|después|antes|cuando|durante|que)\s/giu;
const SAME = 0.55;
const stemsOfAll = (words: string) => new Set(words.split(' ').map(stemOf));
/** They ask for a number, and name nothing. */
const COUNTING = stemsOfAll('many much viele viel combien cuantos cuantas cuanto cuanta');
/** What is paid for tells more than that it is paid. */
const ASKS_WHO_PAYS = stemsOfAll(
  'pay pays paid cost costs zahlt zahle zahlen bezahlt kostet kosten paie paye payer coute paga pago pagar cuesta cuestan',
);
const LESS = 0.5;
const ENDS_IN_WORD = /\p{L}[^\p{L}]*$/u;
/** The name of the next value begins right behind a value. */
const LABEL = /^[\s|]*\p{Lu}/u;
const NEXT_WORDS = 3;
const LONGEST = 3_000;

type Part = { from: number; to: number };

/** The spans that stand where the words of a question do: one, or those between which nothing decides. */
export function pickByClause(text: string, spans: AnswerSpan[], asked: AskedQuestion): AnswerSpan[] {
  const counted = asked.kind === 'number' ? pickCounted(text, spans, asked) : [];
  if (counted.length) return counted;
  const some = pickPart(text, spans, asked, cut(text, CLAUSE_ENDS, spans));
  if (some.length < 2) return some;
  const [first, last] = [some[0]!, some.at(-1)!];
  if (isChange(text, some)) return some;
  const labelled = pickLabelled(text, some, asked);
  if (labelled.length === 1) return labelled;
  const parts = cut(text, CLAUSE_ENDS, spans).filter(({ from, to }) => from <= last.from && to >= first.to);
  const within = parts.length === 1 ? cutWithin(text, parts[0]!, spans) : [];
  return within.length > 1 ? pickPart(text, some, asked, within) : some;
}

/** Which of two sentences that are quoted together speaks of what a question names: 1 for the first, 2 for the other, 0 for neither more. */
export function nearerOf(text: string, other: string, { words }: AskedQuestion): 0 | 1 | 2 {
  const telling = words.filter(({ stem }) => !ASKS_WHO_PAYS.has(stem) && !COUNTING.has(stem));
  const [own, others] = [stemsOf(text, 'en'), stemsOf(other, 'en')];
  const only = (one: ReadonlySet<string>, two: ReadonlySet<string>) =>
    telling.some(({ stem }) => one.has(stem) && !two.has(stem));
  if (!only(others, own)) return 1;
  return only(own, others) ? 0 : 2;
}

/** Of `six planted roofs and two bare ones` either may be meant: what counts the thing itself stands right before it. */
function pickCounted(text: string, spans: AnswerSpan[], { words }: AskedQuestion): AnswerSpan[] {
  const focus = words.find(({ stem }) => !COUNTING.has(stem));
  if (!focus) return [];
  return spans.filter(({ to }) => {
    const next = text
      .slice(to, to + 80)
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, NEXT_WORDS)
      .join(' ');
    return likenessOf(focus, stemsOf(next, 'en')) > 0;
  });
}

/** The spans of the part that has most of what is asked; where it has none, those of the next part, or of the one before. */
function pickPart(text: string, spans: AnswerSpan[], { words }: AskedQuestion, parts: Part[]): AnswerSpan[] {
  const worth = weighAll(
    parts.map(({ from, to }) => text.slice(from, to)),
    words,
  );
  const within = (part: Part | undefined) =>
    part ? spans.filter(({ from }) => from >= part.from && from < part.to) : [];
  const near = parts.map((_, at) =>
    [parts[at], parts[at + 1], parts[at - 1]].map(within).find(({ length }) => length > 0),
  );
  const most = Math.max(...worth.filter((_, at) => near[at]));
  const best = parts.flatMap((_, at) => (near[at] && worth[at] === most ? [at] : []));
  if (most <= 0 || best.length !== 1) return spans;
  const [top] = best as [number];
  // A clause beside it has a candidate and a word of the question of its own: `The coach leaves at seven and is back at nine`.
  const said = parts.map(({ from, to }) => stemsOf(text.slice(from, to), 'en'));
  const isOther = (at: number) =>
    at !== top &&
    within(parts[at]).some((span) => !near[top]!.includes(span)) &&
    words.some(
      (word) =>
        !ASKS_WHO_PAYS.has(word.stem) &&
        likenessOf(word, said[at]!) > 0 &&
        likenessOf(word, said[top]!) === 0,
    );
  return parts.some((_, at) => isOther(at)) ? spans : near[top]!;
}

/** Whether the clause of another candidate has a word of the question that the clause of this one lacks. */
export function hasRival(
  text: string,
  span: AnswerSpan,
  spans: AnswerSpan[],
  { words }: AskedQuestion,
): boolean {
  const parts = cut(text, CLAUSE_ENDS, spans);
  const partOf = (one: AnswerSpan) => parts.findIndex(({ from, to }) => one.from >= from && one.from < to);
  const said = parts.map(({ from, to }) => stemsOf(text.slice(from, to), 'en'));
  const own = said[partOf(span)];
  return spans.some((other) => {
    const theirs = said[partOf(other)];
    return theirs !== own && words.some(({ stem }) => theirs?.has(stem) && !own?.has(stem));
  });
}

/** Whether the only candidate stands in the clause of the question's words, or beside it. */
export function standsNear(text: string, span: AnswerSpan, { words }: AskedQuestion): boolean {
  const parts = cut(text, CLAUSE_ENDS, [span]);
  const worth = weighAll(
    parts.map(({ from, to }) => text.slice(from, to)),
    words,
  );
  const most = Math.max(...worth);
  const own = parts.findIndex(({ from, to }) => span.from >= from && span.from < to);
  return most <= 0 || [own, own - 1, own + 1].some((at) => worth[at] === most);
}

/** `Subtotal 2,040 VAT 408`: what ends in a value has each behind its name. */
function pickLabelled(text: string, spans: AnswerSpan[], { words, kind }: AskedQuestion): AnswerSpan[] {
  if (kind === 'person' || ENDS_IN_WORD.test(text.slice(spans.at(-1)!.to)) || !spans[0]!.from) return [];
  if (spans.slice(1).some(({ from }, at) => !LABEL.test(text.slice(spans[at]!.to, from)))) return [];
  const worth = weighAll(
    spans.map(({ from }, at) => text.slice(spans[at - 1]?.to ?? 0, from)),
    words,
  );
  const most = Math.max(...worth);
  return most > 0 ? spans.filter((_, at) => worth[at] === most) : [];
}

/** No cut within a span. */
function cut(
  text: string,
  ends: RegExp,
  spans: AnswerSpan[],
  whole: Part = { from: 0, to: text.length },
): Part[] {
  const parts: Part[] = [];
  let from = whole.from;
  for (const { index, 0: said } of text.slice(0, Math.min(LONGEST, whole.to)).matchAll(ends)) {
    const to = index + said.length;
    if (index < whole.from || spans.some((span) => span.from < index && span.to > index + 1)) continue;
    // The word that begins a part belongs to it.
    parts.push({ from, to: index });
    from = /^[,;:]/u.test(said) ? to : index;
  }
  return [...parts, { from, to: whole.to }];
}

const cutWithin = (text: string, part: Part, spans: AnswerSpan[]) => cut(text, PART_ENDS, spans, part);

/** How much of a question each of them says; where one has a word itself, another word for it says nothing in the others. */
function weighAll(said: string[], words: AskedWord[]): number[] {
  const stems = said.map((one) => stemsOf(one, 'en'));
  return stems.map((own) =>
    words.reduce((sum, word) => {
      const isSaid = stems.some((other) => other.has(word.stem));
      const likeness = isSaid ? Number(own.has(word.stem)) : likenessOf(word, own);
      return sum + word.weight * (ASKS_WHO_PAYS.has(word.stem) ? LESS : 1) * likeness;
    }, 0),
  );
}

function likenessOf({ stem, kin, alike }: AskedWord, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1;
  if ([...kin].some((one) => stems.has(one))) return 0.9;
  return Math.max(
    0,
    ...[...alike].map(([one, likeness]) => (likeness >= SAME && stems.has(one) ? likeness : 0)),
  );
}
