import { foldText } from '../text/tokens.ts';

export type NumberedPlace = { name: string; number: string };

/** What stands in a row with others of its kind, and is told from them by its number: `section 4`, `the top five`. */
const NAMES =
  'top|first|last|next|bottom|section|article|clause|chapter|part|table|figure|step|level|grade|class|phase|stage|zone|room|apartment|flat|floor|page|group|team|round|game|match|lot|item|category|type|version|schedule|annex|appendix|exhibit|rule|question|building|gate|line|abschnitt|artikel|kapitel|tabelle|abbildung|schritt|stufe|klasse|raum|zimmer|wohnung|etage|gruppe|runde|spiel|los|typ|anlage|frage|gebaude|ersten|letzten|nachsten|tableau|chapitre|etape|niveau|classe|groupe|chambre|appartement|etage|tour|annexe|regle|premiers|premieres|derniers|dernieres|prochains|seccion|articulo|capitulo|tabla|figura|paso|nivel|clase|fase|grupo|zona|habitacion|piso|ronda|anexo|lote|regla|pregunta|primeros|primeras|ultimos|ultimas|proximos';
const WORDS = [
  'one ein eins un uno una',
  'two zwei deux dos',
  'three drei trois tres',
  'four vier quatre cuatro',
  'five funf cinq cinco',
  'six sechs seis',
  'seven sieben sept siete',
  'eight acht huit ocho',
  'nine neun neuf nueve',
  'ten zehn dix diez',
].map((words) => words.split(' '));
const PLACE = new RegExp(
  `(?<![a-z])(${NAMES})s? (?:no\\.? |nr\\.? |number )?(\\d{1,4}(?:\\.\\d{1,3}){0,3}|[a-z]{2,6})(?![a-z\\d])`,
  'g',
);
const LONGEST = 1_000;

/** Whoever asks of the top five is not told of the top twenty. `around`: what the sentence stands under. */
export function isOfOtherNumber(asked: NumberedPlace[], sentence: string, around = ''): boolean {
  if (!asked.length) return false;
  const said = readPlaces(sentence);
  return asked.some(({ name, number }) => {
    const numbers = said.flatMap((one) => (one.name === name ? [one.number] : []));
    if (!numbers.length || numbers.includes(number)) return false;
    return !readPlaces(around).some((one) => one.name === name && one.number === number);
  });
}

export const readPlaces = (text: string): NumberedPlace[] =>
  Array.from(foldText(text.slice(0, LONGEST)).matchAll(PLACE), ({ 1: name = '', 2: said = '' }) => {
    const at = WORDS.findIndex((words) => words.includes(said));
    return { name, number: at < 0 ? said : `${at + 1}` };
  }).filter(({ number }) => /^\d/.test(number));
