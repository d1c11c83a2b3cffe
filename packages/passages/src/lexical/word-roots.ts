/** Of a shorter word nothing is taken away. */
const SHORTEST = 4;
const SEPARABLE =
  'ab|an|auf|aus|bei|durch|ein|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen';
/** gekündigt, abgesagt. */
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge([a-z]{3,}(?:t|en))$`, 'u');
/** abzusagen. */
const INFINITIVE = new RegExp(`^(${SEPARABLE})zu([a-z]{3,}n)$`, 'u');
const LEAST_OF_A_PARTICIPLE = 5;
/** Preis and Haus are no genitives. */
const OWN_S = /[isu]s$/u;
const VOWEL = /^[oa]$/u;
const LEAST_WITH_VOWEL = 7;
const DIGIT = /\d/u;

const list = (endings: string) => endings.split(' ').sort((a, b) => b.length - a.length);
const ENDINGS: Record<string, string[]> = {
  de: list('tet ten est em en es et st te e n s t'),
  fr: list(
    'issements issement ations ation ements ement eraient erait eront aient ables able antes ante ants ant ents ait ees ee era ons ent er ez es is it ir e s x i',
  ),
  es: list(
    'aciones acion amientos amiento imientos imiento iendo ando arian erian iran aran eran aria eria ables able ados adas idos idas ado ada ido ida amos emos ara era ira ar er ir an en as es os o a e s',
  ),
};

/** What is left of a German, French or Spanish word, accents off, without its endings: two words of one root are forms of one word. */
export function rootOf(word: string, language: string): string {
  const endings = ENDINGS[language];
  if (!endings) return word;
  const plain = word.replaceAll('ß', 'ss');
  if (plain.length <= SHORTEST || DIGIT.test(plain)) return plain;
  return language === 'de' ? dropNoun(dropEnding(dropPrefix(plain), endings)) : dropEnding(plain, endings);
}

function dropEnding(word: string, endings: string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  if (!ending || (ending === 's' && OWN_S.test(word))) return word;
  // plaza and plazo, caso and casa are two words.
  if (VOWEL.test(ending) && word.length < LEAST_WITH_VOWEL) return word;
  return word.slice(0, -ending.length);
}

function dropPrefix(word: string): string {
  const [, before = '', verb] = PARTICIPLE.exec(word) ?? INFINITIVE.exec(word) ?? [];
  return verb && before.length + verb.length >= LEAST_OF_A_PARTICIPLE ? before + verb : word;
}

/** Kündigung and kündigen. */
const dropNoun = (word: string) =>
  word.endsWith('ung') && word.length >= SHORTEST + 3 ? word.slice(0, -3) : word;
