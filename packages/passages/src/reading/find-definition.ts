import type { PassageIndex } from '../ranking/passage-index.ts';
import { type AskedTerm, askedTerm } from './asked-term.ts';
import { begins, isShort, spells } from './spelt-out.ts';
import { listUnits, type Unit } from './units.ts';

const LONGEST = 1_500;
/** What a sentence says is said more fully than in what it stands under. */
const OF_HEADING = 0.6;
const MOST_TIMES = 8;
/** A feeder is told by what feeders are. */
const PLURAL = /^(?:e?s|e?n)(?!\p{L})/u;
/** What may stand between a word and what is said of it: a quote's end, the word in another language. */
const CLOSES = '["“”„»\'’\\]]{0,2}(?:\\s?\\([^()]{1,40}\\))?["”»]?,?\\s{0,2}';
const MEANS = new RegExp(
  `^${CLOSES}(?:(?:which |that |also |here |generally |shall |will |we |it ){0,2}(?:means?(?!\\p{L})|stands? for|refers? to|denotes?|signif(?:y|ies)|describes)|(?:is|are) (?:an? (?:abbreviation|acronym) (?:for|of)|short for|defined (?:as|to)|understood)|bedeutet|bezeichnet|steht für|meint|signifie|désigne|significa|se refiere|se entiende)`,
  'iu',
);
/** A legend, or a list of what words mean. */
const LEGEND = /^["“”'’\]]{0,2}\s{0,2}(?:=|:(?=\s)|–|—|\|)\s{0,2}(?=\p{L})/u;
const CALLED =
  /(?:called|known as|termed|referred to as|defined as|genannt|sogenannte[nrs]?|appelée?s?|dite?s?|llamad[oa]s?|denominad[oa]s?)\s(?:(?:an?|the|as|der|die|das|le|la|el)\s)?["“„«'‘]?$/iu;
const IS =
  /^["”»'’]?(?:\s\([^()]{1,40}\))?\s(?:(?:is|are)\s(?!not\s|no\s|also\s|only\s|required|used|available|subject|needed|being)|(?:ist|sind)\s(?=ein|der|die|das)|(?:est|sont)\s(?=une?\s|l[ea]s?\s|des\s)|(?:es|son)\s(?=una?s?\s|el\s|la\s|l[oa]s\s))/iu;
const IS_ONE = /^\s(?:\([^()]{1,40}\)\s)?(?:is|are)\s(?:an?|the|one)\s/iu;
/** What something is the greatest of, or good for, is not what it is. */
const PRAISES =
  /^["”»'’]?\s(?:\([^()]{1,40}\)\s)?(?:is|are)\s(?:an?|the|one)\s(?:(?:single|most|least|best|worst|main|only|same|major|leading|key|primary|common|serious|good|bad|big|huge|great)(?!\p{L})|\p{L}{3,12}est\s)/iu;
/** `Smoke: - Smoke is nothing but …`. */
const IS_BUT = /^["”»'’]?\s(?:is|are)\s(?:nothing but|no more than|simply|basically|any|what)\s/iu;
/** `Juno (our new ferry)`, `detour: the way around …`. */
const GLOSS = /^["”»'’]?(?:\s\(|:\s)(?:an?|our|the|which|who|i\.?e\.?|that is|d\. ?h\.|une?|un|una)\s/iu;
const OPENS =
  /^(?:[•●○■▪◦*–\p{Co}-]\s{0,2})?(?:\(?[a-z0-9.]{1,6}[.)]\s)?(?:in this \p{L}{3,12},?\s)?["“„«'‘]?(?:(?:an?|the|eine?|der|die|das|une?|le|la|les|un|una|el|los|las)\s)?["“„«'‘]?$/iu;

/** The first sentence, row or line that says what a word means, where a question asks that of it alone. */
export function findDefinition(index: PassageIndex, question: string): Unit | undefined {
  const asked = askedTerm(question);
  if (!asked) return undefined;
  let best: { unit: Unit; worth: number } | undefined;
  const low = asked.term.toLowerCase();
  index.passages.forEach(({ text }, at) => {
    if (!text.toLowerCase().includes(low)) return;
    for (const unit of listUnits(index, at)) {
      if (unit.isFurniture) continue;
      const worth = definesTerm(unit.sentence.text, asked) - (unit.shape === 'heading' ? OF_HEADING : 0);
      if (worth > (best?.worth ?? 0)) best = { unit, worth };
    }
  });
  return best?.unit;
}

/** 3 where it is spelt out or said to mean something, 2 where it is said to be something, 0 where it is only named. */
export function definesTerm(said: string, { term, isNamed, isSpelt }: AskedTerm): number {
  const text = said.slice(0, LONGEST);
  const isAbbreviation = isShort(term);
  // `IT` is no `it`.
  const [where, what] = isAbbreviation ? [text, term] : [text.toLowerCase(), term.toLowerCase()];
  let worth = 0;
  for (
    let at = where.indexOf(what), left = MOST_TIMES;
    at >= 0 && left;
    at = where.indexOf(what, at + 1), left--
  ) {
    const [before, after] = [text.slice(0, at), text.slice(at + what.length).replace(PLURAL, '')];
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    worth = Math.max(
      worth,
      isAbbreviation ? spellsOut(before, after, term) : 0,
      saysWhat(before, after, { isNamed, isSpelt }),
    );
  }
  return worth;
}

/** `gross weekly hours (GWH)`, `GWH (gross …)`, `optical character recognition, or OCR`. */
function spellsOut(before: string, after: string, short: string): number {
  const opened = before.replace(
    /(?:\s?[([]|,?\s?[—–-]\s?(?:or|oder|ou|o)\s|,?\s(?:or|oder|ou|o)\s|\s[–—-]\s)(?:the\s)?["“”„'‘]{0,2}$/u,
    '',
  );
  if (opened !== before && spells(opened, short, 'before')) return 3;
  const parted = /^["”'’]?\s?(?:[(=:–—|-]|\s(?:is|are|means|stands for)\s)/u.exec(after);
  if (!parted) return 0;
  const rest = after.slice(parted[0].length);
  return spells(rest, short, 'after') ? 3 : parted[0].includes('(') && begins(rest, short) ? 2.9 : 0;
}

function saysWhat(before: string, after: string, { isNamed, isSpelt }: Omit<AskedTerm, 'term'>): number {
  if (MEANS.test(after)) return 3;
  const opens = OPENS.test(before);
  const isLegend = LEGEND.test(after) && (opens || /[|;,]\s?$/u.test(before));
  if (isNamed) return CALLED.test(before) ? 2 : 0;
  if (!isSpelt && IS_BUT.test(after)) return 2.8;
  if (!isSpelt && opens && IS_ONE.test(after) && !PRAISES.test(after)) return 2.7;
  // A title has a colon too.
  if (isLegend && !/^\P{L}{0,4}:/u.test(after)) return 2.5;
  const is = CALLED.test(before) || GLOSS.test(after) || (opens && IS.test(after) && !PRAISES.test(after));
  return !isSpelt && is ? 2 : isLegend ? 1.9 : 0;
}
