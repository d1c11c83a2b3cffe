import { JOINS, type Page } from '../text/blocks.ts';
import { isAddress } from './address-lines.ts';
import { isNavigation, isPrinted, withoutTrail } from './title-marks.ts';
import { listPageLines, type PageLine } from './list-slots.ts';

export type Section = { heading: string; page: number; from: number };
/** What facts and points of a document are both read from. */
export type Layout = { lines: PageLine[]; sections: Section[] };

const LONGEST = 110;
const MOST_LINES = 2;
const MOST_WORDS = 14;
const NUMBER =
  /^(?:§+ ?)?(?:(?:[A-Z]\.)?\d{1,2}(?:\.\d{1,2}){0,5}(?:[.)]|(?=\s|$))|[IVX]{1,5}[.)]|[A-Z][.)]|(?:Article|Section|Chapter|Artikel|Kapitel|Art[ií]culo|Cap[ií]tulo|Art\.?) ?\d{0,3}\s?[.:]?)\s*/iu;
const RUN_IN = /^(?:\(?\d{1,2}(?:\.\d{1,2})?[.)]|§ ?\d{1,3}|[A-Z]\.)\s+(\p{Lu}[^.:!?;|]{2,60})[.:]\s+\p{Lu}/u;
/** The heading of a clause right above its text: `4. REMEDIES`, `§ 3 Kaution`, `Article 5 Duration, renewal`. */
const NUMBERED_LINE =
  /^(?:(?:article|section|clause|artikel|art[ií]culo|art\.|§+) ?)?\d{1,2}(?:\.\d{1,2})?[.):]?\s+(?:[–—-]\s)?(\p{Lu}[^.:!?;|]{2,60})$/iu;
const ARTICLE = /^(?:article|section|clause|artikel|art[ií]culo|§+) ?\d/iu;
/** What opens a list is a sentence that goes on in it. */
const LEAD_IN =
  /^(?:\d{1,2}[.)]\s)?(?:(?:the|this|these|for|der|die|das|bei|für|le|la|les|pour|el|los|las|para)\s|l['’])\p{L}/iu;
const ITEM = /^(?:[•●○■▪◦‣❏*·–—-]|\(?(?:\d{1,2}|[a-z])[.)])\s/u;
const CONTACT = /@|https?:|www\.|\b(?:tel|fax|phone)\b|\d{4,}|_{3,}|[-=]{4,}/iu;
/** What stands at a picture or a table. */
const CAPTION =
  /^(?:figure|fig\.|table|abbildung|abb\.|tabelle|tab\.|tableau|figura|tabla) ?\d{1,3}(?:[.:-]\d{1,3}){0,2}(?!\d)/iu;
/** The end of a line of prose, and no heading. */
const BREAKS_OFF = /\s(?:and|or|the|an?|of|your|und|oder|der|die|das|et|ou|le|la|les|de|y|o|el|los)$/u;
const CONTENTS = /(?:\.\s?){5}|\s\|\s?\d{1,4}$|\s\d{1,3}$/u;

export function readLayout(pages: Page[]): Layout {
  const lines = listPageLines(pages);
  return { lines, sections: findSections(lines) };
}

/** Headings of a document, by the blocks of its layout: a short block that stands alone, or the words a numbered clause begins with. */
function findSections(lines: PageLine[]): Section[] {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  const repeated = findRepeated(blocks);
  const sections: Section[] = [];
  for (const [i, block] of blocks.entries()) {
    const [first, second] = block as [PageLine, ...PageLine[]];
    const opensList = ITEM.test(blocks[i + 1]?.[0]?.text.trim() ?? '');
    const text = block.map((line) => line.text.trim()).join(' ');
    if (isHeading(text, block.length) && !repeated.has(text) && !(opensList && LEAD_IN.test(text))) {
      const heading = tidyHeading(text);
      if (heading) sections.push({ heading, page: first.page, from: first.from });
      continue;
    }
    const onTop = second && NUMBERED_LINE.exec(first.text.trim())?.[1];
    if (
      onTop &&
      (isTitle(onTop) || ARTICLE.test(first.text.trim())) &&
      /^[\p{Lu}\d(„"“]/u.test(second.text.trim())
    ) {
      sections.push({ heading: onTop, page: first.page, from: first.from });
      continue;
    }
    const runIn = RUN_IN.exec(first.text.trim())?.[1];
    if (runIn && isTitle(runIn)) sections.push({ heading: runIn.trim(), page: first.page, from: first.from });
  }
  return sections;
}

/** The section that a place is in. */
export function sectionAt(sections: Section[], page: number, from: number): string | undefined {
  let [below, above] = [-1, sections.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    const one = sections[middle]!;
    if (one.page < page || (one.page === page && one.from <= from)) below = middle;
    else above = middle;
  }
  return sections[below]?.heading;
}

function isHeading(text: string, lines: number): boolean {
  if (lines > MOST_LINES || text.length > LONGEST || text.includes(' | ') || CONTENTS.test(text))
    return false;
  if (/[.,;!?]$/.test(text) || CONTACT.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (JOINS.test(text) || isNavigation(text) || isPrinted(text) || isAddress(text)) return false;
  if (CAPTION.test(text) || BREAKS_OFF.test(text)) return false;
  if (/^[•●○■▪◦‣❏*·–—-]/u.test(text) || !/^[\p{Lu}\d§]/u.test(text)) return false;
  if (/[=≡©]|[([]$|:\S/u.test(text)) return false;
  if (/\p{L}{3}[.!?]\s\p{Lu}|:\s\S*\d/u.test(text)) return false;
  const words = text.split(/\s+/);
  return words.length <= MOST_WORDS && (text.match(/,/g)?.length ?? 0) < 4;
}

/** Short, and in capitals where the language writes titles so. */
function isTitle(text: string): boolean {
  const long = text.split(/\s+/).filter((word) => word.length > 3);
  return text.split(/\s+/).length <= 6 && long.every((word) => /^\p{Lu}|^\(/u.test(word));
}

function tidyHeading(text: string): string {
  const plain = withoutTrail(text).replace(NUMBER, '').replace(/\s?:$/, '').trim();
  const said = /\p{L}{3}/u.test(plain) ? plain : text;
  // A number of a drawing, and what stands beside it.
  if (/^\p{Ll}/u.test(said) && said !== text) return '';
  return said.replace(/^[–—:-]\s/, '');
}

function findRepeated(blocks: PageLine[][]): Set<string> {
  const pages = new Map<string, Set<number>>();
  for (const block of blocks) {
    if (block.length > MOST_LINES) continue;
    const text = block.map((line) => line.text.trim()).join(' ');
    if (text.length > LONGEST) continue;
    const on = pages.get(text);
    if (on) on.add(block[0]!.page);
    else pages.set(text, new Set([block[0]!.page]));
  }
  return new Set([...pages].filter(([, on]) => on.size > 2).map(([text]) => text));
}
