import { foldText } from '../text/tokens.ts';

const UNITS: Record<number, string> = {
  2: 'two zwei deux dos',
  3: 'three drei trois tres',
  4: 'four vier quatre cuatro',
  5: 'five funf cinq cinco',
  6: 'six sechs seis',
  7: 'seven sieben sept siete',
  8: 'eight acht huit ocho',
  9: 'nine neun neuf nueve',
  10: 'ten zehn dix diez',
  11: 'eleven elf onze once',
  12: 'twelve zwolf douze doce dozen dutzend douzaine docena',
  13: 'thirteen dreizehn treize trece',
  14: 'fourteen vierzehn quatorze catorce',
  15: 'fifteen funfzehn quinze quince quinzaine',
  16: 'sixteen sechzehn seize dieciseis',
  17: 'seventeen siebzehn diecisiete',
  18: 'eighteen achtzehn dieciocho',
  19: 'nineteen neunzehn diecinueve',
  20: 'twenty zwanzig vingt veinte',
  30: 'thirty dreissig trente treinta trentaine',
  40: 'forty vierzig quarante cuarenta',
  50: 'fifty funfzig cinquante cincuenta',
  60: 'sixty sechzig soixante sesenta',
  70: 'seventy siebzig septante setenta',
  80: 'eighty achtzig octante huitante ochenta',
  90: 'ninety neunzig nonante noventa',
  100: 'hundred hundert einhundert cent cien ciento',
  1000: 'thousand tausend eintausend mille mil',
};

const VALUES = new Map(
  Object.entries(UNITS).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
);
VALUES.set('one', 1).set('ein', 1).set('eins', 1).set('un', 1).set('uno', 1);
/** 20 to 90, before which German puts its units and after which English and Spanish put theirs. */
const isTens = (value: number) => value >= 20 && value < 100;
/** Smaller ones are also pronouns and parts of phrases. */
const SURELY_A_COUNT = 13;

export type WrittenNumber = { from: number; to: number; value: number };

/** Numbers written out: single words, and the likes of eighty-five, fünfundachtzig and ochenta y cinco. */
export function listNumberWords(text: string): WrittenNumber[] {
  return [...text.matchAll(/\p{L}+(?:(?:-| y )\p{L}+)?/gu)].flatMap(({ 0: written, index }) => {
    const value = readWords(foldText(written));
    if (value !== undefined) return [{ from: index, to: index + written.length, value }];
    // "and dos y pan": only the words of a number belong to it.
    let from = index;
    return written.split(/(-| y )/).flatMap((word) => {
      const alone = readWords(foldText(word));
      const place = { from, to: from + word.length };
      from += word.length;
      return alone === undefined ? [] : [{ ...place, value: alone }];
    });
  });
}

export const isSurelyCount = ({ value }: WrittenNumber) => value >= SURELY_A_COUNT;

function readWords(folded: string): number | undefined {
  const known = VALUES.get(folded.replace('ß', 'ss'));
  if (known !== undefined) return known;
  const german = /^([a-z]{3,6})und([a-z]{6,8})$/.exec(folded.replace('ß', 'ss'));
  const [, one = '', other = ''] = german ?? /^([a-z]+)(?:-| y )([a-z]+)$/.exec(folded) ?? [];
  const [tens, unit] = german ? [VALUES.get(other), VALUES.get(one)] : [VALUES.get(one), VALUES.get(other)];
  if (tens === undefined || unit === undefined) return undefined;
  if (one === 'quatre' && other === 'vingt') return 80;
  return isTens(tens) && unit < 10 ? tens + unit : undefined;
}
