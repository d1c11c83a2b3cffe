import type { FactName } from './fact-names.ts';
import type { FactKind } from './key-facts.ts';

/** What stands before and after a value in its clause, the value, and the heading above; all folded. */
export type Clause = { said: string; follows: string; value: string; heading: string };

const NOTICE_FOLLOWS =
  /^(?:['’]s?|s['’])?\s?(?:(?:prior|advance|written|days?|calendar|previous) ){0,3}(?:notice|kundigungsfrist|preavis|preaviso|de preavis|de preaviso)\b/;
/** What ends a contract; a visit is announced as well. */
const ENDS =
  /\b(?:terminat\w*|ends?|cancel\w*|vacat\w*|(?:ge)?kundig\w*|resili\w*|rescind\w*|rescis\w*|notice period|preavis|preaviso)\b/;
/** Who breaks a contract may be given time to put it right; that is no notice that ends it at will. */
const BREACH =
  /\b(?:breach\w*|defaults?|defaulting|insolven\w*|bankrupt\w*|fail\w*|violat\w*|occurrence|\w{0,20}verletz\w*|verstoss\w*|verzug\w*|insolvenz\w*|manquement\w*|inexecution|incumpl\w*|impago)\b/;
const CURES =
  /\b(?:(?:un)?cur(?:e|ed|es|ing)|remed(?:y|ied|ies|ying)|rectif\w*|abhilfe|abzuhelfen|abgeholfen|behoben|beheben|remedi\w*|corrig\w*|subsan\w*)\b/;
/** A notice of others, or to others. */
const OTHER_NOTICE =
  /\b(?:insur\w*|polic(?:y|ies)|coverage|inspect\w*|records?|majeure|arbitrat\w*|mediation|deemed to have been given|versicher\w*|hohere gewalt|assurances?|seguros?|poliza)\b/;
/** What ends a contract only where something has happened. */
const CONDITION = /\b(?:if|in case|in the event|upon the occurrence|wenn|falls|sofern|en cas|en caso)\b/;
/** The time stands right behind the word, or before the end that is announced. */
const NOTICE_OF = /\b(?:notice|notif\w*|kundigungsfrist|frist|preavis|preaviso)\b(?: \S{1,30}){0,8}\s*$/;
const BEFORE_END =
  /^\s?(?:prior to|before|in advance of|vor|zum|avant|antes)\b(?: \S{1,20}){0,4} (?:end|expir\w*|renewal|anniversary|term|termination|conclusion|ablauf|ende|\S{0,10}ende|echeance|terme|fin|vencimiento|expiracion|termino)\b/;
const ANNOUNCES =
  /\b(?:notice|notif\w*|advis\w*|(?:ge)?kundig\w*|mitteil\w*|preavis|notifi\w*|preaviso|comuni\w*)\b/;
/** In which form, and before what. */
const NOTICE_TAIL =
  /^(?:['’]s?|s['’])?\s{1,2}(?:(?:prior|advance|written|previous|de)\s{1,2}){0,3}(?:notice(?:\sin\swriting)?|préavis|preaviso)(?:\s(?:écrit|escrito))?(?!\p{L})|^\s(?:prior to|before)\s(?:the\s)?(?:end|expiration|expiry|renewal|anniversary)(?!\p{L})(?:\sof\s(?:the|its|any|such|each|this)(?:\s[\p{L}-]{2,14}){0,3}?\s(?:[Tt]erm|[Pp]eriod|[Aa]greement|[Cc]ontract|[Yy]ear))?|^\s(?:vor\s(?:Ablauf|Ende)|zum\s(?:Ende|\p{L}{3,12}ende))(?:\s(?:der|des|eines?r?)\s\p{Lu}\p{L}{2,30})?|^\savant\s(?:la\sfin|l['’](?:expiration|échéance)|le\sterme)|^\santes\sde(?:l|\sla)?\s(?:vencimiento|fin|expiración|terminación)/u;
const AFTERWARDS =
  /^\s?(?:after|from|following|of (?:the|such|receipt|notice)|period|thereafter|nach|apres|tras)\b/;
const OTHER_DEPOSIT = /\b(?:pet|key|cleaning|parking|garage|holding) deposit\b/;

/** What a contract says of a value in words that are used for nothing else. */
export function nameInContract(
  kind: FactKind,
  { said, follows, value, heading }: Clause,
): FactName | undefined {
  const own = `${said.slice(said.lastIndexOf(';') + 1)} ${follows}`;
  if (kind === 'duration' && CURES.test(own) && BREACH.test(own)) return 'cure';
  const isEnd = ENDS.test(own) || BEFORE_END.test(follows);
  if (kind === 'duration' && isEnd && isNotice({ said, follows, value, heading })) return 'notice';
  return undefined;
}

/** Much is announced in a contract, and more than one deposit may be paid: what ends it stands in clauses of its own. */
export function isOfAnotherClause(
  name: FactName | undefined,
  { said, follows, value, heading }: Clause,
): boolean {
  if (name === 'notice') return !isNotice({ said, follows, value, heading });
  return name === 'deposit' && OTHER_DEPOSIT.test(`${said} ${follows}`);
}

/** How long before its end a contract is given notice, with no reason needed. */
function isNotice({ said, follows, heading }: Clause): boolean {
  const clause = `${said.slice(said.lastIndexOf(';') + 1)} ${follows}`;
  if (BREACH.test(clause) || OTHER_NOTICE.test(clause) || CONDITION.test(follows)) return false;
  if (BEFORE_END.test(follows)) return ANNOUNCES.test(clause);
  if (!ENDS.test(clause) && !ENDS.test(heading)) return false;
  if (NOTICE_FOLLOWS.test(follows)) return true;
  return NOTICE_OF.test(said) && !AFTERWARDS.test(follows);
}

/** `30 days` is told with `prior written notice`, or with `before the end of the term`. */
export const noticeTail = (behind: string): string => NOTICE_TAIL.exec(behind)?.[0] ?? '';
