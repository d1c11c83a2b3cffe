import type { Unit } from '../reading/units.ts';
import type { Sentence } from '../text/sentences.ts';

export const ITEM = /^(?:[•●○■▪◦‣❏*·–-]|\(?[a-z0-9]{1,3}[.)])\s/iu;

/** What it says of the lines that it leads into is said of each of them: "The following are not permitted". */
export const LEADS =
  /:\s*$|(?<!\p{L})(?:following|as follows|folgende[mnrs]?|suivant(?:e?s)?|siguientes?)(?!\p{L})/iu;
/** A sentence may stand between. */
export const LEADS_FROM = 2;
const LONGEST_LIST = 600;
/** What a heading says that decides over what stands below it. */
const RULES =
  /(?<!\p{L})(?:must|not|never|don[’']t|may|can|cannot|shall|allowed|permitted|prohibited|forbidden|banned|required|excluded|exclusions?|unless|nicht|kein\p{L}{0,2}|verbot\p{L}{0,3}|untersagt|erlaubt|gestattet|darf|dürfen|muss|müssen|ne|pas|interdit\p{L}{0,2}|interdictions?|autorisé\p{L}{0,2}|permis\p{L}{0,2}|doit|exclusions?|no|prohibid\p{L}{1,2}|prohibiciones|permitid\p{L}{1,2}|debe|puede|exclusiones)(?!\p{L})/iu;

const NUMBERED = /^\d/u;
const isTitle = ({ shape, isLabelled }: Unit) => shape === 'heading' || isLabelled;
const isFit = (one: Unit, { page, to }: Sentence) =>
  one.sentence.page === page && to - one.sentence.from <= LONGEST_LIST;

/**
 * What leads into the list that this line is of: `The following are not permitted`, or the heading right above it that says what holds for each
 * of its lines, such as `What the tenant must not do`.
 */
export function findLead(units: Unit[], { place, sentence }: Unit): Unit | undefined {
  if (!ITEM.test(sentence.text)) return undefined;
  // A number counts clauses, and a letter or a dot what stands below them.
  const isClause = (one: Unit) =>
    isTitle(one) && NUMBERED.test(one.sentence.text) && !NUMBERED.test(sentence.text);
  const top = units.slice(0, place).findLastIndex((one) => !ITEM.test(one.sentence.text) || isClause(one));
  const head = units[top];
  const isRule = head && isTitle(head) && RULES.test(head.sentence.text);
  if (isRule && isFit(head, sentence)) return head;
  return units
    .slice(Math.max(0, top - LEADS_FROM + 1), top + 1)
    .findLast((one) => LEADS.test(one.sentence.text) && isFit(one, sentence));
}
