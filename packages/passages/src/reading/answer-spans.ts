import { MONTH } from '../summaries/fact-words.ts';
import type { AnswerKind } from './answer-kind.ts';

/** Letters of a text that may be the answer, from (included) to (not included). */
export type AnswerSpan = { from: number; to: number };

const DIGITS = "\\d[\\d.,\\u00a0\\u202f'’]{0,30}";
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|once|twice|ein|eine|zwei|drei|vier|fünf|sechs|sieben|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|neunzig|deux|trois|quatre|cinq|six|huit|dix|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa';
/** Beside a unit these are numbers; by themselves they say something else as often: new, attention, a month. */
const WORDS_BESIDE = 'neuf|acht|sept|une?|una|eine[mrn]';
/** "twenty-four" is one number. */
const COUNTED = `(?<!\\p{L})(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\\s-])?(?:${WORDS})(?!\\p{L})`;
const COUNT = `(?:${DIGITS}|${COUNTED}|(?<!\\p{L})(?:${WORDS_BESIDE})(?!\\p{L}))`;
const MONEY =
  '[€$£¥₹₵₦₱₩₪₺₽₫¢`]|euros?|EUR|USD|GBP|CHF|AUD|NZD|SGD|HKD|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|ZMW|KES|KSh|GHS|GH[¢₵]|NGN|PKR|LKR|BDT|AED|MYR|IDR|VND|BRL|MXN|Rs\\.?|INR|dollars?|pounds?|cents?|crore|lakh|million|billion|Mio\\.?';
const TIME =
  'years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Stunden?|Minuten?|ans?|années?|mois|semaines?|jours?|heures?|años?|meses|mes|semanas?|días?|horas?|minutos?';
/** `10.00–12.30`, which begins as a date does. */
const FROM_TO = '(?<![\\d.,:])\\d{1,2}[.:]\\d{2}\\s?[-–]\\s?\\d{1,2}[.:]\\d{2}(?![\\d:])';
const CLOCK = [
  '(?<![\\d.,:])\\d{1,2}(?::|\\s?h\\s?)\\d{2}(?![\\d:])',
  "(?<![\\d.,:])\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\b|Uhr|heures?|h\\b|o[’']?clock)",
  `(?<!\\p{L})(?:${WORDS})\\s(?:o[’']?clock|Uhr|heures|in the (?:morning|afternoon|evening)|at night|du matin|du soir|de la (?:mañana|tarde|noche))`,
  '(?<!\\p{L})(?:noon|midnight|Mitternacht|midi|minuit|mediodía|medianoche)(?!\\p{L})',
].join('|');
const DAY = [
  '(?<!\\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\\p{L})',
  '(?<!\\p{L})(?:(?:first|second|third|fourth|fifth|tenth|fifteenth|last)|\\d{1,2}(?:st|nd|rd|th))\\s(?:(?:working|business|calendar)\\s)?day(?!\\p{L})',
  '(?<!\\p{L})(?:ersten|zweiten|dritten|letzten|\\d{1,2}\\.)\\s(?:Werk|Arbeits)?tage?s?(?!\\p{L})',
].join('|');
const OFTEN =
  '(?<!\\p{L})(?:fortnightly|biennial(?:ly)?|triennial(?:ly)?|biannual(?:ly)?)(?!\\p{L})|(?<!\\p{L})(?:bi-?|semi-?)?(?:quarterly|monthly|weekly|daily|annually|yearly|hourly)(?!\\p{L})|(?<!\\p{L})(?:once|twice|(?:one|two|three|four) times?|every|each|per)\\s(?:(?:a|every|each|other)\\s)?(?:year|quarter|month|week|day|hour)(?!\\p{L})|(?<!\\p{L})(?:ein|zwei|drei|vier)mal\\s(?:im|pro|jährlich|monatlich|wöchentlich|täglich)[\\s\\p{L}]{0,12}|(?<!\\p{L})(?:viertel|halb)?(?:jährlich|monatlich|wöchentlich|täglich)|(?<!\\p{L})(?:une|deux|trois) fois par (?:an|mois|semaine|jour)|(?<!\\p{L})(?:annuel|mensuel|trimestriel|semestriel|hebdomadaire)\\p{L}{0,4}|(?<!\\p{L})(?:una vez|dos veces|tres veces) (?:al|por) (?:año|mes|semana|día)|(?<!\\p{L})(?:anual|mensual|semanal|trimestral|semestral)(?:es|mente)?(?!\\p{L})|(?<!\\p{L})cada (?:año|mes|semana|semestre|trimestre)(?!\\p{L})';
const DAY_OF =
  '\\d{1,2}(?:st|nd|rd|th)\\s(?:day\\s)?of\\s(?:each|every|the)\\s(?:\\p{L}{3,10}\\s)?(?:month|year|quarter)|\\d{1,2}\\.\\s(?:(?:eines jeden|jedes|des)\\s)(?:Monats|Jahres)|(?<!\\p{L})le\\s\\d{1,2}\\s(?:de chaque|du)\\smois';
const UPPER = "\\p{Lu}[\\p{L}\\p{M}\\d.'’&-]{0,40}";

const PATTERNS: Partial<Record<AnswerKind, RegExp>> = {
  date: new RegExp(
    `${FROM_TO}|\\d{1,2}(?:\\s?(?:s\\s?t|n\\s?d|r\\s?d|t\\s?h|er|\\.))?\\s(?:day\\s)?(?:of\\s|de\\s)?${MONTH}(?!\\p{L})\\.?,?(?:\\s(?:de\\s)?\\d{4})?|${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?(?!\\d)|${MONTH}\\s\\d{4}|(?<=(?:month of|in|until|by|im|bis|ab|en) )${MONTH}(?!\\p{L})|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|(?<![\\d.,])(?:1[5-9]|20)\\d\\d(?:s|er)?(?![\\d.,]\\d)|${CLOCK}|${DAY}|${DAY_OF}`,
    'giu',
  ),
  amount: new RegExp(
    `(?:${MONEY})\\s?${DIGITS}(?:\\s(?:million|billion|crore|lakh|Mio\\.?))?|${DIGITS}\\s?(?:${MONEY})(?!\\p{L})|(?<![\\d.,])\\d[\\d.,]*[.,]\\d{2}(?!\\d|\\s?%)`,
    'giu',
  ),
  percent: new RegExp(`${COUNT}\\s?(?:%|per ?cent|percent|Prozent|pour cent|por ciento)`, 'giu'),
  duration: new RegExp(
    `${COUNT}(?:\\s\\((?:\\d{1,4}|${WORDS})\\))?[\\s-](?:(?:consecutive|calendar|working|business|full)\\s){0,2}(?:${TIME})(?!\\p{L})|${OFTEN}`,
    'giu',
  ),
  number: new RegExp(`\\d[\\d.,]*%?|${COUNTED}`, 'giu'),
  person: new RegExp(`${UPPER}(?:\\s(?:${UPPER}|of|de|van|von|der|and|&))*\\s${UPPER}|${UPPER}`, 'gu'),
  place: new RegExp(`https?://\\S{3,200}|[\\w.+-]{1,60}@[\\w.-]{3,80}|${UPPER}(?:,?\\s${UPPER})*`, 'gu'),
  reason:
    /(?:because|since|due(?:,? (?:presumably|probably|mainly|mostly|largely|partly|primarily|in (?:large )?part),?){0,2} to|so that|in order to|as a result|owing to|caused by|explained by|the reasons? (?:is|are|was|were)|thanks to|to (?:ensure|avoid|prevent|help|make|allow|mitigate)|weil|damit|wegen|aufgrund|infolge|der grund|parce que|afin|en raison|à cause|grâce à|porque|para|debido a|a causa de|ya que)(?!\p{L})/giu,
  definition:
    /=|\((?=\p{L})|\b(?:means?|stands? for|refers? to|is defined as|is an?|are|is the|bedeutet|ist eine?|signifie|est une?|significa|es una?)\b/giu,
  yesno:
    /(?<!\p{L})(?:may|must|shall|not|no|never|cannot|can|only|unless|allowed|permitted|prohibited|required|is|are|has|have|will|won’t|don’t|nicht|kein\w{0,2}|darf|ne|pas|plus|peut|puede|solo)(?!\p{L})/giu,
  list: /[,;•]|\band\b|\bund\b|\bet\b|\by\b/giu,
  procedure:
    /(?<!\p{L})(?:by|must|should|click|press|send|submit|select|please|contact|to|first|then)(?!\p{L})/giu,
};
const RATE = new RegExp(
  `${OFTEN}|(?<!\\p{L})(?:every|alle|tous les|toutes les|cada) ${COUNT} (?:${TIME})(?!\\p{L})`,
  'giu',
);
const TIME_OF_DAY = new RegExp(`${FROM_TO}|${CLOCK}`, 'giu');
const MOST = 60;
const READ = 3_000;

/** What a sentence holds of the kind that is asked for. */
export function findAnswers(text: string, kind: AnswerKind): AnswerSpan[] {
  const pattern = PATTERNS[kind];
  return pattern ? findAll(text, pattern) : [];
}

/** How often something happens: monthly, twice a year, every two weeks. */
export const findRates = (text: string): AnswerSpan[] => findAll(text, RATE);

/** What time of the day it is. */
export const findClockTimes = (text: string): AnswerSpan[] => findAll(text, TIME_OF_DAY);

/** How long something lasts, which `monthly` does not tell. */
export function findLengths(text: string): AnswerSpan[] {
  const rates = findRates(text);
  return findAnswers(text, 'duration').filter(
    ({ from, to }) => !rates.some((rate) => rate.from <= from && to <= rate.to),
  );
}

function findAll(text: string, pattern: RegExp): AnswerSpan[] {
  const found: AnswerSpan[] = [];
  for (const { 0: said, index } of text.slice(0, READ).matchAll(pattern)) {
    const length = said.replace(/(?<![.,'’\s])[.,'’\s]+$/u, '').length;
    if (length) found.push({ from: index, to: index + length });
    if (found.length === MOST) break;
  }
  return found;
}
