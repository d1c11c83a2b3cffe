import { DEGREE } from './leans-on-before.ts';

/** Words of which a thing is the one or the other: of a short term is not said what holds for a long one. */
const OPPOSITES = [
  'short long',
  'minimum maximum',
  'lowest highest',
  'smallest largest',
  'internal external',
  'domestic international',
  'indoor outdoor',
  'inbound outbound',
  'incoming outgoing',
  'incoming departing',
  'arrival departure',
  'input output',
  'import export',
  'imports exports',
  'gross net',
  'full partial',
  'upper lower',
  'front rear',
  'left right',
  'north south',
  'east west',
  'northern southern',
  'eastern western',
  'morning evening',
  'weekday weekend',
  'weekdays weekends',
  'summer winter',
  'male female',
  'men women',
  'boys girls',
  'urban rural',
  'public private',
  'adults children',
  'adult child',
  'single married',
  'single double',
  'first second',
  'first last',
  'opening closing',
  'increase decrease',
  'increased decreased',
  'before after',
  'start end',
  'positive negative',
  'above below',
  'kurz lang',
  'mindestens höchstens',
  'eingang ausgang',
  'brutto netto',
  'ankunft abfahrt',
  'sommer winter',
  'männer frauen',
  'erwachsene kinder',
  'minimum maximal',
  'arrivée départ',
  'été hiver',
  'hommes femmes',
  'adultes enfants',
  'mínimo máximo',
  'entrada salida',
  'verano invierno',
  'hombres mujeres',
  'adultos niños',
].map((pair) => pair.split(' ') as [string, string]);
/** What is added up to a part of the whole, and the whole. */
const OF_A_PART = /(?<!\p{L})(?:sub[ -]?totals?|zwischensummen?|sous[ -]totaux?|subtotales?)(?!\p{L})/iu;
const OF_ALL = /(?<!\p{L})(?:totals?|gesamt\p{L}{0,12}|totaux?|totales?)(?!\p{L})/iu;
const WORD = /\p{L}+/gu;

/** Whether a sentence speaks of the opposite of what a question asks for, and not of that. */
export function isOfOpposite(question: string, sentence: string): boolean {
  if (OF_ALL.test(question) && !OF_A_PART.test(question) && isOfPart(sentence)) return true;
  const asked = wordsOf(question.replace(DEGREE, ' '));
  const said = wordsOf(sentence);
  return OPPOSITES.some(
    ([one, other]) =>
      (isOnly(asked, one, other) && isOnly(said, other, one)) ||
      (isOnly(asked, other, one) && isOnly(said, one, other)),
  );
}

/** It has no other total than that of a part. */
const isOfPart = (sentence: string) => {
  const said = sentence.slice(0, 1_000);
  return OF_A_PART.test(said) && !OF_ALL.test(said.replace(OF_A_PART, ' '));
};

const isOnly = (words: ReadonlySet<string>, one: string, other: string) =>
  words.has(one) && !words.has(other);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.slice(0, 1_000).toLowerCase().match(WORD));
