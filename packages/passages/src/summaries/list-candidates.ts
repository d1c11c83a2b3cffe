import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Page } from '../text/blocks.ts';
import { isFurniture } from '../text/furniture.ts';
import { OPENERS } from '../text/abbreviations.ts';
import { cutSentences, type Sentence } from '../text/sentences.ts';
import { embedText } from '../vectors/embed.ts';
import { type Layout, sectionAt } from './find-sections.ts';
import type { PageLine } from './list-slots.ts';
import { isPrinted } from './title-marks.ts';
import { isSource, isTelling } from './telling.ts';

export type Candidate = {
  sentence: Sentence;
  /** The heading it stands under. */
  section: string | undefined;
  /** It stands in the abstract or the summary that the document begins with. */
  isAbstract: boolean;
  opens: boolean;
  /** What it goes on from: a heading or a sentence above its list that turns what it says into its opposite. */
  forbids?: string;
  /** A line of a list, which is often no whole sentence. */
  isItem: boolean;
  vector: Int8Array | undefined;
};

const MARKER =
  /^(?!M\. \p{Lu}\p{Ll})(?:[•●○■▪◦‣❏*·–—-]|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z]|[ivx]{1,4}|[A-Z])[.)]|\d{1,2}(?:\.\d{1,2}){1,3}|§ ?\d{1,3}|SECTION \d{1,2}|(?:Art|Article|Section|Artikel|Artículo)\.? ?\d{1,3}[.:]?)\s+/u;
/** The number of a note, raised at the end of the sentence before or at the foot of a page. */
const NOTE_SIGN = new RegExp(`^\\d{1,3}\\s(?=${OPENERS}(?!\\p{L}))`, 'u');
/** A label with its day, and the sentence beside it. */
const GLUED = /^\p{Lu}[\p{L} ]{2,40}\d{1,2},? \d{4}\s(?=(?:The|This|These|Those|It|They|We)\s)/u;
const BULLET = /^[•●○■▪◦‣❏*·–—-]\s/u;
const ABSTRACT =
  /^(?:abstract|executive summary|summary|zusammenfassung|kurzfassung|résumé|resumen)(?:\s*[—–:.-]\s*|$)/iu;
const ENDS_ABSTRACT =
  /^(?:index terms|keywords|schlüsselwörter|mots[- ]clés|palabras clave|contents|inhaltsverzeichnis|(?:\d|I)\.?\s+\p{L}|introduction)/iu;
const LONGEST_ABSTRACT = 3_000;
const GREETS =
  /^(?:Dear|Hi|Hello|Sehr geehrter?|Lieber?|Liebes|Hallo|Guten Tag|Ch[eè]re?s?|Madame|Monsieur|Estimad[oa]s?|Querid[oa]s?)(?!\p{L})[^.!?]{0,80}[,:]$/u;
const LEADS_ON = /:$/;
/** A heading that all of its text goes on from. */
const LISTS_ALL =
  /^(?:what|things|not (?:covered|insured|included)|was|dinge|nicht (?:versichert|enthalten)|ce (?:que|qui)|lo que|general exclusions|exclusions?|ausschlüsse|exclusiones)(?!\p{L})|(?<!\p{L})(?:prohibited|forbidden|untersagt|verboten|interdit|interdictions?|prohibid[oa]s?|prohibiciones)$/iu;
const LONGEST_LEAD = 160;
const FORBIDS =
  /(?<!\p{L})(?:not|never|no|nor|prohibited|forbidden|excluded|exclusions?|nicht|kein\p{L}{0,2}|nie|untersagt|verboten|ausgeschlossen|ausschlüsse|ne|pas|jamais|interdit\p{L}{0,2}|interdictions?|exclu\p{L}{0,2}|exclusions|prohibid\p{L}{1,2}|prohibiciones|nunca|exclu[iy]\p{L}{1,5}|exclusiones)(?!\p{L})/iu;
const OPEN_END = 45;
const OPEN_LINE = 60;
const REFERENCES =
  /^(?:references|bibliography|literatur\w{0,14}|works cited|bibliograph\p{L}{1,3}|bibliografía)$/iu;

/** Whole sentences of the text blocks of a layout, each said once, with the section they are in. */
export function listCandidates(pages: Page[], index: PassageIndex, { lines, sections }: Layout): Candidate[] {
  const texts = new Map(pages.map(({ page, text }) => [page, text]));
  const seen = new Set<string>();
  const all: Candidate[] = [];
  let before: PageLine[] | undefined;
  let prose: PageLine[] | undefined;
  let abstract = 0;
  let lead: Lead | undefined;
  for (const block of Map.groupBy(lines, (line) => line.block).values()) {
    const [first, last] = [block[0]!, block.at(-1)!];
    const opening = first.text.trim();
    if (ENDS_ABSTRACT.test(opening)) abstract = 0;
    else if (ABSTRACT.test(opening) && first.page < 4) abstract = LONGEST_ABSTRACT;
    // Captions and notes may stand below the text that the next page goes on with.
    const above = before && before[0]!.page !== first.page ? (prose ?? before) : before;
    const greets = before !== undefined && GREETS.test(before.at(-1)!.text.trim());
    const isCut = !greets && above !== undefined && breaksOff(above) && !MARKER.test(opening);
    before = block;
    if (block.some((line) => line.text.trim().length > OPEN_LINE)) prose = block;
    if (block.some((line) => line.text.includes(' | ') || isPrinted(line.text))) continue;
    const span = { page: first.page, from: first.from, to: last.from + last.text.length };
    const section = sectionAt(sections, span.page, span.from);
    if (LEADS_ON.test(last.text.trim())) lead = { text: leadOf(block), section };
    else if (!MARKER.test(opening)) lead = undefined;
    const isItem = MARKER.test(opening) || LISTS_ALL.test(section ?? '');
    const forbids = isItem && !LEADS_ON.test(opening) ? prohibitionAbove(lead, section) : undefined;
    const isReference = isSource(
      block
        .map(({ text }) => text.trim())
        .join(' ')
        .replace(MARKER, ''),
    );
    if (isReference || (section && REFERENCES.test(section))) continue;
    // Rows of a table stand among the paragraphs of a word processor and of a sheet.
    const spans = block.some(isRow) ? block.filter((line) => !isRow(line)).map(spanOf) : [span];
    const cuts = spans.flatMap((one) => cutSentences(texts.get(span.page)!, one));
    cuts.forEach((cut, i) => {
      const sentence = withoutMarker(cut);
      // German and French go on in small letters behind a greeting.
      const told = greets && i === 0 ? capitalised(sentence.text) : sentence.text;
      if ((isCut && i === 0) || seen.has(sentence.text) || !isTelling(told)) return;
      if (isFurniture(index, sentence)) return;
      seen.add(sentence.text);
      const vector = index.isCompared ? embedText(index.vectors, sentence.text) : undefined;
      all.push({
        sentence,
        section,
        ...(forbids && { forbids }),
        isAbstract: abstract > 0,
        opens: i === 0,
        isItem: BULLET.test(cut.text),
        vector,
      });
    });
    if (abstract) abstract = Math.max(0, abstract - (span.to - span.from));
  }
  return all;
}

const isRow = ({ text }: PageLine) => text.includes('\t');
const spanOf = ({ page, from, text }: PageLine) => ({ page, from, to: from + text.length });
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

type Lead = { text: string; section: string | undefined };

const leadOf = (block: PageLine[]): string =>
  block
    .map(({ text }) => text.trim())
    .join(' ')
    .split(/(?<=[.!?])\s/u)
    .at(-1)!
    .replace(MARKER, '');

/** `Assign or sublet` below `What the Tenant must not do` is a prohibition, and reads like a permission without it. */
function prohibitionAbove(lead: Lead | undefined, section: string | undefined): string | undefined {
  const above = lead && lead.section === section ? lead.text.replace(/\s?:$/, '') : section;
  return above && above.length <= LONGEST_LEAD && FORBIDS.test(above) ? above : undefined;
}

/** What goes on in the next block, on this page or the next, is no beginning of a sentence there. */
function breaksOff(block: PageLine[]): boolean {
  const last = block.at(-1)!.text.trim();
  return last.length > OPEN_END && /[\p{L}\p{N},-]$/u.test(last) && !last.includes(' | ');
}

/** A clause without its number, and an abstract without its name. */
function withoutMarker(sentence: Sentence): Sentence {
  let { text } = sentence;
  const drop = (pattern: RegExp) => {
    const rest = text.replace(pattern, '');
    if (/^["“„'(«¿¡]?\p{Lu}/u.test(rest)) text = rest;
  };
  drop(ABSTRACT);
  drop(MARKER);
  drop(MARKER);
  drop(NOTE_SIGN);
  drop(GLUED);
  return { ...sentence, from: sentence.from + (sentence.text.length - text.length), text };
}
