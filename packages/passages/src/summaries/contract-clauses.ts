import type { FactName } from './fact-names.ts';
import type { FactKind } from './key-facts.ts';

/** What stands before and after a value in its clause, the value, and the heading above; all folded. */
export type Clause = { said: string; follows: string; value: string; heading: string };

/** What runs for a time: the whole, and none of the times within it. */
const RUNS =
  /\b(?:agreement|contract|lease|tenancy|term|duration|employment|engagement|subscription|\w{0,14}vertrag\w{0,2}|\w{0,12}verhaltnis\w{0,2}|laufzeit|\w{0,8}dauer|mietzeit|contrat|bail|duree|contrato|arrendamiento|duracion|vigencia)\b/;
const STARTS =
  /\b(?:commenc\w+|begin\w*|start\w*|from|runs|beginnt|ab|debut\w*|compter du|desde|partir del?)(?: (?:on|from|am|le|el|ab))?\s*$/;
const NOTICE_FOLLOWS =
  /^(?:['’]s?|s['’])?\s?(?:(?:prior|advance|written|days?|calendar|previous) ){0,3}(?:notice|kundigungsfrist|preavis|preaviso|de preavis|de preaviso)\b/;
const ENDLESS = /^(?:unb|ind|ill|ili)/;
/** What ends a contract; a visit is announced as well. */
const ENDS =
  /\b(?:terminat\w*|ends?|cancel\w*|vacat\w*|kundig\w*|resili\w*|rescind\w*|rescis\w*|notice period|preavis|preaviso)\b/;
/** What binds when the contract has ended is not how long it runs. */
const OUTLASTS =
  /\b(?:surviv\w*|(?:after|following|upon) (?:the |its |any )?(?:terminat|expir|end of)\w*|nach (?:der |dem |ihrer )?(?:beendigung|ablauf|ende)|apres (?:la |l')?(?:fin|resiliation|expiration)|tras (?:la |su )?(?:terminacion|extincion|finalizacion))/;
/** Times within the term, and those that come after it. */
const WITHIN =
  /\b(?:lock-in|probation\w*|trial|grace|cure|cooling-off|renewals?|additional|probezeit|periode d.essai|periodo de prueba)\b/;
const OF_DUTY =
  /\b(?:confiden\w*|non-?compet\w*|non-?solicit\w*|non-?disclos\w*|warrant\w*|guarantee|geheimhaltung|vertraulich\w*|wettbewerb\w*|gewahrleistung|garantie|garantia|non-concurrence|confidencialidad|no competencia)\b/;
const OTHER_DEPOSIT = /\b(?:pet|key|cleaning|parking|garage|holding) deposit\b/;

/** What a contract says of a value in words that are used for nothing else. */
export function nameInContract(
  kind: FactKind,
  { said, follows, value, heading }: Clause,
): FactName | undefined {
  if (kind === 'duration' && NOTICE_FOLLOWS.test(follows) && ENDS.test(`${said} ${follows}`)) return 'notice';
  if (kind === 'duration' && ENDLESS.test(value) && !OF_DUTY.test(heading)) return 'term';
  return kind === 'date' && STARTS.test(said) && RUNS.test(`${said} ${heading}`) ? 'start' : undefined;
}

/** Much is announced in a contract, and much lasts for a time: what ends it and how long it runs stands in clauses of their own. */
export function isOfAnotherClause(name: FactName | undefined, { said, follows, heading }: Clause): boolean {
  const clause = `${said} ${follows}`;
  if (name === 'notice') return !ENDS.test(clause) && !ENDS.test(heading);
  if (name === 'deposit') return OTHER_DEPOSIT.test(clause);
  const isPart = OUTLASTS.test(clause) || WITHIN.test(said) || OF_DUTY.test(heading);
  return name === 'term' && (isPart || !RUNS.test(`${clause} ${heading}`));
}
