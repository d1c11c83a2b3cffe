import { findCalled } from './called-roles.ts';
import { BETWEEN, CONTRACT, FIRM } from './opening-words.ts';
import { readAloud } from './sentences.ts';
import { foldText } from './tokens.ts';

/** One who agrees: the name, and the word that a contract calls it by; `from` to `to` holds both. */
export type NamedParty = { name: string; called?: string; from: number; to: number };

/** Between two words of a name: a name may be broken over lines, and a space between paragraphs ends it. */
const GAP = '(?:[ \\u00a0]{1,3}|[ \\u00a0]?\\n[ \\t]{0,8}(?=\\S))';
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|M|Mme|Sr|Sra)\\.?[ \\n])?';
/** `Quay`, `iSail`, `i3`, `3Dent`, `695014 B.C. Ltd.` */
const FIRST =
  "(?!(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET)\\s)(?:\\p{Ll}?\\p{Lu}|\\p{Ll}\\d|\\d{1,3}\\p{Lu}|\\d{5,9}(?= \\p{Lu}))[\\p{L}\\d.&'’/+-]*";
const WORD = "\\p{Ll}?\\p{Lu}[\\p{L}\\d.&'’/+-]*";
/** `Quay Tools (China) Limited`. */
const PLACE = '\\(\\p{Lu}[\\p{L}.]{1,15}\\)(?=\\s\\p{Lu})';
const SMALL_WORD = '(?:&|of|for|de|del|du|des|di|do|la|van|von|der|für)';
const SMALL = `${SMALL_WORD}(?!\\p{L})`;
const FORM =
  '(?:Inc|INC|inc|Incorporated|LLC|llc|L\\.L\\.C|Ltd|LTD|ltd|Limited|LLP|L\\.L\\.P|L\\.P|LP|Corp|CORP|Co\\.|N\\.A|S\\.A|S\\.p\\.A|S\\.L|GmbH|FSB|PLC|plc|Pte|PTE|Pty|PTY|B\\.V|AG|mbH|a\\.s|e\\.V)\\.?(?![\\p{L}\\d])';
const NAMED = new RegExp(
  `^${TITLE}${FIRST}(?:${GAP}(?:${SMALL}|${PLACE}|${WORD})){0,10}(?:,?${GAP}${FORM}){0,3}`,
  'u',
);
const JOINER = '(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET|[Yy]|[Ww]ith|WITH|&)';
/** In a list without other words each name shows what it is: `Quay LP, Harbour Funds LLC,`. */
const LISTED = `(?=${FIRST}(?:${GAP}(?:${SMALL}|${WORD})){0,6},?${GAP}${FORM})`;
/** Where a name may begin: at the beginning, behind a word that joins, what the one before is called, or a space. */
const STARTS = new RegExp(
  `(?:^|(?<!\\p{L})${JOINER}[,:]?\\s{1,4}|[;\u037e)][,;\u037e:]?\\s{1,4}|\\n\\n|,\\s{1,4}${LISTED})\\s{0,8}(?:\\(?[\\da-z]{1,2}[.)]\\s{1,3}|Party \\p{Lu}:\\s{1,3})?(?:(?:[Tt]he|THE|[Dd]er|[Dd]ie|dem|den|[Ll][ae]|[Ee]l)\\s)?(?:(?:société|sociedad|empresa|association|mercantil|firme)\\s)?["“]?(?=${TITLE}${FIRST})`,
  'gu',
);
const JOINS = new RegExp(`^,?\\s{0,3}${JOINER}\\s{0,3}$`, 'u');
/** What stands behind the name of one who agrees. */
const INTRODUCES =
  /^["”’']?,?(?:\s\([^()]{2,60}\))?,?\s{1,4}(?:(?:an?|eine?|une?|una?)\s[^,;(]{0,90}(?:corporation|company|partnership|trust|university|association|individual|citizen|resident|bank|institution|organi[sz]ation|entity|gesellschaft|société|sociedad)|(?:having|with|whose|located|residing|of|doing business|organi[sz]ed|incorporated|established|mit Sitz|wohnhaft|derzeit|geboren|vertreten|demeurant|domicilié|née?|représentée?|con domicilio|nacid[oa]|representad[oa])(?!\p{L}))/iu;
/** `(Shipper)`, right behind a name. */
const CALLED_PLAINLY = /^,?\s{1,3}\((\p{Lu}\p{L}{2,24})\)/u;
const NO_NAME =
  /^(?:(?:This|That|Each|Both|Such|Any|All|Whereas|Capitalized|Except|Exhibit|Section|Article|Schedule|Appendix|Annex|Attachment|Its|Dated|An?)(?!\p{L})|(?:Inc|LLC|Ltd|Limited|Corp|Company|The|Party|Parties|Parteien|And|Und)(?:\.?$|\s(?:Part(?:y|ies)|terms?|of)(?!\p{L})))/iu;
/** Of an address. */
const POSTAL = /^\p{Lu}{1,2}\d/u;
const FORM_ENDS = /(?<=[\s,](?:Inc|LLC|Ltd|Limited|LLP|Corp|Corporation|GmbH)\.?) of .*$/u;
const HALF = /\p{Lu}\p{L}{2,30}\s$/u;
const CALLED_BEFORE = /["“”»'’.,]\s?$|(?:[Tt]he|[Dd]er|[Dd]ie|[Ll][ae]|[Ee]l) \p{L}{3,25}$/u;
const GOES_ON_BELOW = /(?<!and|und|et)[\p{Ll}\d]\s?$/u;
const ENDS_SMALL = new RegExp(`\\s${SMALL_WORD}$`, 'u');
/** `Johnson and Sons` is one. */
const GOES_ON = /^(?:Sons|Company|Co|Brothers|Partners|Associates)(?!\p{L})/iu;
const SHORTEST = 3;
const BEHIND = 420;
const RIGHT_BEHIND = 4;
const REACH = 40;

const BEFORE = 700;
const MOST_OPENINGS = 8;
const LONGEST_OPENING = 2_500;
const EACH_BETWEEN = new RegExp(BETWEEN, 'gu');
const CLOSES =
  /(?<!\p{L})(?:whereas|recitals?|witnesseth|w i t n e s s|now,? therefore|background|preamble|präambel|agree as follows|considérant|exponen)(?!\p{L})/iu;
/** The first clause, or another sentence: `Inc.` and `Co.` end none. */
const ANOTHER =
  /\n\s{0,8}(?:1|A|I)\.\s|(?<=(?:\p{Ll}{4}|\p{Lu}{5}|\p{L}["”’]?\))\.["”]?)(?:\s{1,3}(?!Herein|Hereafter)(?=\p{Lu}\p{L})|\s?\n\n)/u;

/** A contract that is spoken of in this one. */
const OF_ANOTHER =
  /(?<!\p{L})(?:certain|pursuant to|under (?:the|an?)|whereas|reference is made|defined in|terms? of)(?!\p{L})[^.]{0,300}$/iu;

type Candidate = { name: string; at: number; end: number; isIntroduced: boolean; isSure: boolean };

/** The pieces of a text that may name who agrees: behind `between` and the like, where a contract is spoken of before it. */
export function listOpenings(text: string): { at: number; said: string; isOfAnother: boolean }[] {
  const between = [...text.matchAll(EACH_BETWEEN)].slice(0, MOST_OPENINGS);
  return between.flatMap(({ index, 0: opens }) => {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    if (!CONTRACT.test(before)) return [];
    const at = index + opens.length;
    const said = text.slice(at, at + LONGEST_OPENING);
    const own = [CLOSES, ANOTHER].reduce((rest, end) => rest.slice(0, end.exec(rest)?.index), said);
    const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
    return [{ at, said: own, isOfAnother: OF_ANOTHER.test(paragraph) }];
  });
}

/** Those who are named one after the other, with what each is called. */
export function listParties(said: string): NamedParty[] {
  const candidates = listCandidates(said);
  const sureFrom = nextSure(candidates);
  const parties: (NamedParty & { isIntroduced: boolean })[] = [];
  const known = new Set<string>();
  // `Ada Brook and Carl Dunn (together the "Tenant")`.
  let together: Candidate[] = [];
  candidates.forEach((one, i) => {
    const behind = said.slice(one.end, one.end + BEHIND);
    const next = candidates[i + 1];
    if (next && JOINS.test(said.slice(one.end, next.at)) && !one.isSure) return void together.push(one);
    const sure = sureFrom[i + 1];
    const ends = Math.min(
      sure ? sure.at - one.end : BEHIND,
      one.isSure ? BEHIND : behind.indexOf('\n\n') + 1 || BEHIND,
    );
    const called = calledOf(behind.slice(0, ends));
    if (!known.has(foldText(one.name)) && (one.isSure || called)) {
      if (called) known.add(foldText(called.word));
      parties.push(
        ...joined(together, one).map(({ name, at, end }) => ({
          name,
          ...(called && { called: called.word }),
          from: at,
          to: called ? one.end + called.to : end,
          isIntroduced: one.isIntroduced,
        })),
      );
    }
    together = [];
  });
  // Where the others are called something, a name without more is of what one of them is.
  const areCalled = parties.filter(({ called }) => called).length > 1;
  return parties.filter(({ called, isIntroduced }) => called || isIntroduced || !areCalled);
}

/** For each candidate, itself or the next one behind it that is sure. */
function nextSure(candidates: Candidate[]): (Candidate | undefined)[] {
  const found: (Candidate | undefined)[] = [];
  for (let i = candidates.length - 1; i >= 0; i--)
    found[i] = candidates[i]!.isSure ? candidates[i] : found[i + 1];
  return found;
}

/** A single word behind `and` ends the name before it, where no word shows that it is one by itself. */
function joined(before: Candidate[], last: Candidate): Candidate[] {
  const [first] = before.slice(-1);
  const isOne = first && (GOES_ON.test(last.name) || (!last.name.includes(' ') && !FIRM.test(last.name)));
  if (!isOne) return [...before, last];
  return [...before.slice(0, -1), { ...last, at: first.at, name: `${first.name} and ${last.name}` }];
}

function listCandidates(said: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { index, 0: opens } of said.matchAll(STARTS)) {
    const at = index + opens.length;
    if (at < (candidates.at(-1)?.end ?? 0)) continue;
    const raw = readName(said.slice(at, at + BEHIND));
    const name = raw && readAloud(raw);
    if (!name || name.length < SHORTEST || NO_NAME.test(name) || POSTAL.test(name)) continue;
    const isFirm = FIRM.test(name);
    if (!isFirm && CONTRACT.test(name)) continue;
    const end = at + raw.length;
    const behind = said.slice(end, end + BEHIND);
    const isIntroduced = INTRODUCES.test(behind);
    const isCalled = (calledOf(behind)?.from ?? Infinity) <= RIGHT_BEHIND;
    const isHalf = isPiece(said, index, opens) && candidates.at(-1)?.end !== index - 1;
    if (isHalf && !isFirm && !(isIntroduced && name.includes(' '))) continue;
    candidates.push({ name, at, end, isIntroduced, isSure: isFirm || isCalled || isIntroduced });
  }
  return candidates;
}

/** `Securities and Exchange Commission (the "SEC")`, `Halle (Saale), Germany ("Quay")`, or what a space has cut: the end of a name or of an address. */
function isPiece(said: string, at: number, opens: string): boolean {
  const before = said.slice(Math.max(0, at - REACH), at);
  if (opens.startsWith(')')) return !CALLED_BEFORE.test(before);
  if (opens.startsWith('\n')) return GOES_ON_BELOW.test(before);
  return /^\p{Ll}/u.test(opens) && HALF.test(before);
}

/** In capitals two names may look like one: `QUAY LTD AND HARBOUR LTD`, and not `BOATS AND RIGGING COMPANY`. */
function readName(text: string): string | undefined {
  const said = NAMED.exec(text)?.[0].replace(FORM_ENDS, '');
  const and = said?.search(/\s(?:AND|UND|ET|Y)\s/u) ?? -1;
  const isTwo = said && and > 0 && (FIRM.test(said.slice(0, and)) || !FIRM.test(said));
  return (isTwo ? said.slice(0, and) : said)?.replace(ENDS_SMALL, '');
}

function calledOf(behind: string) {
  const plain = CALLED_PLAINLY.exec(behind);
  return plain ? { word: plain[1]!, from: 0, to: plain[0].length } : findCalled(behind)[0];
}
