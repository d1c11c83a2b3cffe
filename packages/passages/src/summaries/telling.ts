import { countWords } from '../text/tokens.ts';
import type { DocumentKind } from './document-kind.ts';
import { findWritten } from './key-facts.ts';

const INTRODUCES =
  /(?<!\p{L})(?:this|the present|dieser?s?|cet(?:te)?|ce|est[ae]) (?:\p{L}+ )?(?:report|paper|study|agreement|lease|contract|policy|document|letter|manual|guide|handbook|chapter|publication|notice|bericht|studie|vertrag|dokument|schreiben|handbuch|rapport|étude|contrat|guide|lettre|informe|estudio|contrato|documento|carta)(?!\p{L})/iu;
const FINDS =
  /(?<!\p{L})(?:we (?:propose|present|introduce|show|find|found|demonstrate|investigate|argue)|results? (?:show|suggest|indicate)|in conclusion|aims? to|purpose|goal|objective|ziel|zweck|but|objectif|objetivo)(?!\p{L})/iu;
const TERMS =
  /(?<!\p{L})(?:between|term|begins?|commences?|ends?|expires?|terminat\w{1,6}|notice|rent|fee|deposit|pays?|payable|renew\w{0,4}|liab\w{1,6}|govern\w{1,3}|laws?|courts?|waive\w{0,2}|indemnif\w{1,4}|confidential\w{0,3}|responsib\w{2,7}|zwischen|beginnt|endet|kündig\w{0,6}|miete|kaution|frist|entre|durée|préavis|loyer|caution|dépôt|plazo|preaviso|renta|fianza|duración)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:please|must|should|required|deadline|no later than|by \d|until|bitte|spätestens|bis zum|veuillez|avant le|prière|rogamos|antes del)(?!\p{L})/iu;
const HAS_SUM_OR_TIME =
  /[€$£]\s?\d|\d\s?(?:€|EUR|USD|%|[Ee]uros?|dollars|pounds|francs|per cent|days|weeks|months|years|Tage|Wochen|Monate|Jahre|jours|mois|ans|días|meses|años)|(?:19|20)\d\d|\b(?:one|two|three|four|six|ten|twelve|thirty|sixty|ninety|eine[mnr]?|zwei|drei|sechs|trois|six|tres|seis)\s(?:\(\d{1,3}\)\s)?(?:days|weeks|months|years|Wochen|Monate|Jahre|mois|ans|meses|años)/u;
const RULES =
  /(?<!\p{L})(?:purpose|mission|object|seat|located|headquarters|member\w{0,5}|elect\w{0,4}|majority|quorum|meetings?|amend\w{0,6}|dissol\w{1,6}|dues|eligible|zweck|sitz|name[n]?|mitglied\w{0,8}|versammlung|vorstand|mehrheit|auflösung|beitr[aä]ge?|frist|objet|objectif|siège|durée|membres?|cotisation|assemblée|bureau|majorité|dissolution|fin|fines|objeto|sede|duración|miembros|asamblea|mayoría|disolución|plazo)(?!\p{L})/iu;
const DECIDES =
  /(?<!\p{L})(?:motion|approv\w{1,3}|decid\w{1,3}|agreed|resolved|adopted|voted?|passed|will|next meeting|beschloss\w{0,2}|beschließt|einstimmig|décid\w{1,4}|approuv\w{1,4}|vote|acord\w{1,4}|aprob\w{1,4})(?!\p{L})/iu;
/** What was settled, and not only spoken of. */
const DECIDED =
  /(?<!\p{L})(?:agreed|resolved|decided|carried|voted|beschloss\p{L}{0,3}|beschließ\p{L}{1,2}|beschlüsse|beauftrag\p{L}{1,3}|décid\p{L}{1,4}|adopt\p{L}{1,3}|acord\p{L}{1,4})(?!\p{L})/iu;
const OF_LAST =
  /(?<!\p{L})(?:minutes of|previous minutes|minutes (?:were|of)|letzte\p{L}? Protokoll|Protokoll der letzten|procès-verbal (?:de la|du)|acta anterior)(?!\p{L})/iu;
const COVERS =
  /(?<!\p{L})(?:excess|deductible|(?:bear|pay) the first|premium|period of cover|prämie|selbstbe(?:halt|teiligung)|versicherungsschutz besteht|franchise|prime annuelle|franquicia|prima)(?!\p{L})/iu;
/** What an examination or a meeting came to, behind its name. */
const FINDING =
  /^(?:(?:main|principal|primary|final|working) )?(?:diagnos[ie]s|diagnosen?|diagnostics?|diagnóstico|impression|findings?|decision|outcome|conclusion|befund|beschluss|ergebnis|décision|decisión)\s?:\s/iu;
const REFERS =
  /\[\d+(?:[,–-]\s?\d+)*\]|\bet al\b|\((?:see|cf\.)|\b(?:Fig(?:ure)?|Table|Section|Abb|Tab)\.? ?\d|https?:|@/u;
const LONG = 180;
const LEANS =
  /^(?:and|but|or|so|he|she|it|they|this|that|these|those|such|however|therefore|moreover|otherwise|afterwards|here|there|also|thus|hence|und|aber|er|sie|es|dies\p{L}*|daher|et|mais|il|elle|cela|y|pero|esto|así)(?!\p{L})/iu;

/** A note of a page's foot with its number, a short line that names a value, and a reference that is cut. */
const NO_SENTENCE =
  /^\d{1,3}\p{L}|^\p{L}[^:.]{1,30}: (?:[^\s]+ ){0,7}[^\s]+$|(?:see|cf\.?|siehe|voir|véase) \d[\d.]*$/iu;

/** The head of a decision. */
const BEFORE_COURT =
  /,\s(?:Plaintiff|Defendant|Petitioner|Respondent|Appellant|Appellee|Kläger|Klägerin|Beklagter?|demandeur|défendeur|demandante|demandado)s?\.$/u;

/** Fields in a row, what a colon promises and does not give, and an item that leans on the words above its list. */
const FIELDS = /^\p{Lu}[\p{L} ]{1,28}: .{1,90}?\s\p{Lu}[\p{L}]{2,20}(?: \p{L}{2,14}){0,2}: /u;
const NO_END = /[:;,(] ?[.!]$/u;
/** `(2) on the date of` and `B shall end` were cut off from what they are part of. */
const CUT_OFF = /(?:^|[.;:]\s{1,3})\(\w{1,3}\)\s\p{Ll}|^[B-HJ-Z]\s\p{Ll}/u;
const ITEM_OF_A_LIST =
  /^(?:Vu (?:la|les?|l['’])|(?:Fix|Port|Modifi|Complét|Promulgu)ant\s|(?:De |D['’])\p{Ll}{2,20}(?:er|ir|re)\s(?!.*,\s))/u;

/** `Ada B, Brook CD. Title.` and `Brook, C. D. (2030). Title.` are entries of a list of sources. */
const SOURCE =
  /^\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2} \p{Lu}{1,3}(?:, (?:\p{Lu}[\p{L}’' -]{1,40} \p{Lu}{1,3}|et al))*\. |^\p{Lu}[\p{L}’'-]{1,30}, \p{Lu}\.(?:[ -]?\p{Lu}\.){0,3},? .{0,200}\(\d{4}\p{Ll}?\)/u;
/** What stands on the last page of every brochure. */
const RIGHTS =
  /(?<!\p{L})(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|reservados todos los derechos|(?:registered )?(?:trade)?marks? (?:are|is|and|of|belong)|property of (?:their|its) respective|subject to change without (?:prior )?notice)(?!\p{L})/iu;

export const isSource = (text: string) => SOURCE.test(text);

/** A sentence that can stand alone: neither a row, a title, a scrap, a question nor a reference. */
export function isTelling(text: string): boolean {
  const words = countWords(text);
  if (words < 5 || words > 70 || text.includes('|') || text.includes('_')) return false;
  if (
    !/[.!]["”’')\]]?$/.test(text) ||
    !/^["“'(]?[\p{Lu}\d]/u.test(text) ||
    /[.]{4}|[•●❏■□○]|\s\d{1,2}\.$/.test(text)
  )
    return false;
  if (
    (NO_SENTENCE.test(text) && !FINDING.test(text)) ||
    [BEFORE_COURT, FIELDS, NO_END, CUT_OFF, ITEM_OF_A_LIST, RIGHTS].some((pattern) => pattern.test(text))
  )
    return false;
  if (isHeading(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return capitals < 0.25 * letters && digits < 0.4 * letters && isBalanced(text);
}

/** `Term and Termination.` has no verb: in a title, all words but the small ones begin with a capital. */
function isHeading(text: string): boolean {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => word.length > 3);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

const isBalanced = (text: string) =>
  text.split('(').length === text.split(')').length && text.split('“').length === text.split('”').length;

/** How much more a sentence tells than how it stands among the others shows: what the document is, finds, binds to or asks for. */
export function weighTelling(text: string, kind: DocumentKind): number {
  let worth = 0;
  if (INTRODUCES.test(text)) worth += 0.2;
  if (FINDS.test(text)) worth += kind === 'paper' ? 0.3 : 0.12;
  if (kind === 'contract' && TERMS.test(text)) worth += HAS_SUM_OR_TIME.test(text) ? 0.6 : 0.25;
  if (kind === 'rules' && RULES.test(text)) worth += 0.2;
  if (kind === 'minutes' && DECIDES.test(text)) worth += DECIDED.test(text) ? 0.7 : 0.3;
  if (kind === 'minutes' && OF_LAST.test(text)) worth -= 0.4;
  if (kind === 'policy' && COVERS.test(text)) worth += 0.6;
  if (kind === 'letter' && findWritten('date', text).length) worth += 0.35;
  if (FINDING.test(text)) worth += 0.8;
  if (ASKS.test(text)) worth += kind === 'letter' ? 0.3 : 0.08;
  if (HAS_SUM_OR_TIME.test(text)) worth += 0.08;
  if (REFERS.test(text)) worth -= 0.2;
  if (LEANS.test(text)) worth -= kind === 'rules' ? 0.15 : 0.35;
  // A long one leaves no place for the others.
  worth -= Math.max(0, text.length - LONG) / 600;
  return worth;
}
