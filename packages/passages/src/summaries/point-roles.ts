import type { DocumentKind } from './document-kind.ts';
import type { Candidate } from './list-candidates.ts';

/** What a point of a paper is, and what is asked of whom a document is to. */
export type PointRole = 'question' | 'method' | 'result' | 'ask';

const RESULT =
  /(?<!\p{L})(?:we (?:find|found|show|demonstrate|observe)|results?|findings?|outperform\w{0,3}|achiev\w{1,4}|improv\w{1,5}|reduc\w{1,4}|faster|accuracy|evaluation shows|conclu\w{2,6}|significant\w{0,2}|promising|good accordance|performed|ergebnis\w{0,4}|zeigen|résultats?|montrent|resultados?|muestran)(?!\p{L})/iu;
const METHOD =
  /(?<!\p{L})(?:we (?:propose|present|introduce|develop|design\w{0,2}|implement|use|compare|analy[sz]e|apply|will)|using|based on|by (?:\w+ )?analy[sz]ing|approach|method\w{0,5}|benchmark\w{0,4}|algorithm|experiments?|our (?:solution|system|model)|leverag\w{1,4}|mithilfe|verfahren|anhand|méthode|nous (?:proposons|présentons)|método|proponemos|mediante)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:please|you (?:must|should|need to)|we (?:ask|request|urge|need to)|(?:is|are) (?:required|requested|asked) to|deadline|no later than|look forward to|invite you|bitte|wir bitten|zahlbar|spätestens|veuillez|prière|merci de|nous vous (?:prions|demandons)|rogamos|por favor|deberá enviar)(?!\p{L})/iu;

export const asksFor = (text: string) => ASKS.test(text);

/** Contracts and rules oblige with every sentence; what they ask is what they say. */
export function roleOf(
  { sentence, section }: Candidate,
  kind: DocumentKind,
  isLead: boolean,
): PointRole | undefined {
  if (kind === 'paper') {
    if (!isLead) return undefined;
    if (/conclusion|results?|fazit|ergebnis|résultat|conclusión/i.test(section ?? '')) return 'result';
    return RESULT.test(sentence.text) ? 'result' : METHOD.test(sentence.text) ? 'method' : 'question';
  }
  return kind !== 'contract' && kind !== 'rules' && kind !== 'manual' && ASKS.test(sentence.text)
    ? 'ask'
    : undefined;
}
