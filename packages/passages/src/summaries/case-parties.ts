import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import type { Fact } from './fact.ts';

const BEGINNING = 2_500;
const LONGEST_NAME = 90;
const MOST_PARTIES = 6;
/** What a court calls those who are before it, in four languages. */
const ROLE =
  /(?<=[,.\n]\s{0,3}|^)(?:(?:the |als |– |- )?)((?:Plaintiff|Defendant|Petitioner|Respondent|Appellant|Appellee|Claimant)s?|PLAINTIFFS?|DEFENDANTS?|PETITIONERS?|RESPONDENTS?|APPELLANTS?|APPELLEES?|Kläger(?:in(?:nen)?)?|Beklagte[rn]?|Antragsteller(?:in)?|Antragsgegner(?:in)?|[Dd]emandeu(?:rs?|resses?)|[Dd]éfendeu(?:rs?|resses?)|[Dd]emandad[oa]s?|[Dd]emandantes?)(?=[,.;)\s]|$)/gu;
const VERSUS =
  /(?:^|\n)\s{0,8}(?:v\.|vs\.?|versus|gegen|contre|contra|-against-|- against -)(?:[^\S\n].*)?(?=\n|$)/iu;
/** Where a name ends and what is said of it begins. */
const SAID_OF_IT =
  /,?\s(?:an?|in (?:his|her|its|their)|individually|et al\.?|and all others|by and through|on behalf|vertreten|wohnhaft|demeurant|domicili|representad|eine?|une?|una)(?!\p{L}).*$/su;
const NAME = /^\p{Lu}[\p{L}\d.,&'’ -]{2,88}$/u;
const AND = /,?\s(?:and|AND|und|et|y)$/u;

/** Those who are before the court, as the head of a decision names them; the names of cases that it cites are others. */
export function readCase(pages: Page[]): Fact[] {
  const [first] = pages.filter(({ text }) => text.trim());
  const head = first?.text.slice(0, BEGINNING) ?? '';
  const versus = VERSUS.exec(head);
  if (!first || !versus) return [];
  const roles = [...head.matchAll(ROLE)];
  const one = roles.findLast(({ index }) => index <= versus.index);
  const other = roles.find(({ index }) => index > versus.index);
  if (!one || !other) return [];
  const before = { from: startOf(head, one.index), to: one.index };
  const behind = { from: versus.index + versus[0].length, to: other.index };
  return [
    ...listNames(head, before, true)
      .slice(-1)
      .map((name) => factOf(name, one[1]!, first.page)),
    ...listNames(head, behind, false)
      .slice(0, MOST_PARTIES)
      .map((name) => factOf(name, other[1]!, first.page)),
  ];
}

type Piece = { from: number; to: number };

/** The paragraph that the name is in: a role may stand in one of its own. */
function startOf(head: string, at: number): number {
  const end = head.slice(0, at).trimEnd().length;
  return head.lastIndexOf('\n\n', end - 1) + 1;
}

/** Beside the names a title may stand in a column of its own: a name goes on to what is said of it, or to the next. */
function listNames(head: string, { from, to }: Piece, isAlone: boolean): (Piece & { text: string })[] {
  const names: (Piece & { text: string })[] = [];
  let at = from;
  const pieces = head.slice(from, to).split('\n\n');
  for (const piece of pieces) {
    const start = at + piece.length - piece.trimStart().length;
    at += piece.length + 2;
    const said = readAloud(piece);
    const goesOn = said.endsWith(',') || AND.test(said) || SAID_OF_IT.test(said);
    if (!goesOn && !isAlone && pieces.length > 1) continue;
    const text = said.replace(SAID_OF_IT, '').replace(AND, '').replace(/[,;]$/, '').trim();
    if (NAME.test(text) && text.length <= LONGEST_NAME)
      names.push({ text, from: start, to: start + piece.trim().length });
  }
  return names;
}

const factOf = ({ text, from, to }: Piece & { text: string }, role: string, page: number): Fact => ({
  kind: 'party',
  name: 'party',
  label: nameRole(role),
  text,
  places: [{ page, from, to }],
});

const nameRole = (role: string) => role[0]!.toUpperCase() + role.slice(1).toLowerCase();
