import { stemOf } from '../lexical/terms.ts';
import { type AnswerSpan, findAnswers } from '../reading/answer-spans.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import { foldText } from '../text/tokens.ts';

/** Who is told by a part in it, too, which French and Spanish write small. */
const PART =
  /(?<!\p{L})(?:membres?|adhérents?|clients?|prestataire|locataire|bailleur|propriétaire|vendeur|acheteur|employeur|salariés?|parents|présidente?|trésori(?:er|ère)|secrétaire|conseil|bureau|comité|assemblée|directeur|directrice|organisme|stagiaire|soci[oa]s?|miembros?|asociad[oa]s?|arrendador|arrendatario|inquilin[oa]|propietari[oa]|clientes?|empresa|junta|comisión|president[ea]|tesorer[oa]|secretari[oa]|asamblea|director[a]?|padres|huésped|anfitrión)(?!\p{L})/giu;

/** The first word of a sentence is written as a name is, and so is a month. */
export function hasName(
  text: string,
  spans: AnswerSpan[],
  { words }: AskedQuestion,
  language: string,
): boolean {
  const isAsked = (part: string) => words.some(({ kin }) => kin.has(stemOf(foldText(part))));
  if (language === 'fr' || language === 'es')
    if (text.match(PART)?.some((part) => !isAsked(part))) return true;
  const dates = findAnswers(text, 'date');
  return spans.some(
    ({ from, to }) =>
      (from > 0 || text.slice(from, to).includes(' ')) &&
      !dates.some((date) => date.from <= from && to <= date.to),
  );
}
