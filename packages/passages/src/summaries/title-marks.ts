/** A path through pages of a site, and marks of its links. */
const TRAIL = /^(?:Home|Start(?:seite)?|Accueil|Inicio)\s?[>»›/|]\s?|\S\s?[›»]\s?\S/u;
const HOME = /^(?:Home|Start(?:seite)?|Accueil|Inicio)\s?[>»›/|]\s?/u;
const LINKS = /\[\d{1,3}\](?=[›»\s\p{L}]|$)/gu;
const MOST_LINKS = 2;
/** `use (2/4)`, and the number of a page behind a running head. */
const PART = /\s?\(\d{1,2}\s?\/\s?\d{1,2}\)$/u;
const PAGE_BEHIND =
  /(?<=\s\S{0,30}\p{L}{2}\)?)(?<!\s(?:part|chapter|section|no\.?|nr\.?|version|form|annex|appendix|phase|stage|level|class|grade|windows|agenda|article|schedule|volume|teil|kapitel|anhang|stufe|klasse|partie|chapitre|annexe|parte|cap[ií]tulo|anexo))\s\d{1,3}$/iu;
const LEAST_WORDS = 6;

/** What a journal writes above an article, a formula, an abbreviation that is explained, a remark. */
export const NO_TITLE =
  /^(?:received|revised|accepted|submitted|published online|available online|volume|vol\.|issue|issn|doi|pp\.|eingegangen|angenommen|reçu|accepté|recibido|aceptado|not (?:to be|for) (?:published|publication|distribution|sale)|for (?:internal|official) use|unpublished|(?:figure|fig\.|table|abbildung|abb\.|tabelle|tab\.|tableau|figura|tabla) ?\d)(?!\p{L})|\s[=≡]\s|^\(.*\)$/iu;

/** What it is, of documents that are of no kind that is told apart. */
export const SAYS_WHAT =
  /^(?:curriculum vitae|lebenslauf|curr[ií]culum|r[ée]sum[ée] of|certificate|zertifikat|certificat|certificado|application (?:for|to)|antrag auf|demande d|solicitud d|questionnaire|fragebogen|price list|preisliste|stock list)(?!\p{L})/iu;

/** What stands alone in its row is no table. */
export function onlyCell(text: string): string {
  const filled = text.split('|').filter((cell) => cell.trim());
  return filled.length === 1 ? filled[0]!.trim() : text;
}

/** A motto, and nobody's name. */
export const MOTTO =
  /^(?:we|our|us|you|your|i|my|it|let|wir|unser\p{L}{0,2}|du|dein\p{L}{0,2}|nous|notre|nos|vous|votre|nosotr[oa]s|nuestr[oa]s?)\s/iu;

/** What leads about a site, and says nothing of the document. */
export const isNavigation = (text: string): boolean =>
  (text.match(LINKS)?.length ?? 0) >= MOST_LINKS || TRAIL.test(text.replace(HOME, ''));

/** The number in a series, as the head of a page has it. */
const SERIES = /^(?:\p{L}+[ -]){0,3}\p{L}{4,}\s(?:no\.? ?|nr\.? ?)?(?!(?:19|20)\d\d$)\d{1,4}$/iu;

/** Titles without the name of a series, and without what names it. */
export function withoutSeries<Title extends { text: string }>(titles: Title[], all: Title[]): Title[] {
  const series = titles.filter(
    ({ text }) => SERIES.test(text) && all.some((other) => other.text !== text && other.text.includes(text)),
  );
  const rest = titles.filter(({ text }) => !series.some((one) => text.includes(one.text)));
  return rest.length ? rest : titles;
}

/** Without the path before it. */
export const withoutTrail = (text: string): string => text.replace(HOME, '');

/** What a browser prints above and below a page: the time and the title, the address and the number of the page. */
const PRINTED =
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?(?:\s|$)|^(?:https?:\/\/|file:\/\/|www\.)\S+(?:\s+\d{1,4}\s?\/\s?\d{1,4})?$/iu;

export const isPrinted = (line: string): boolean => PRINTED.test(line.trim());

/** A title without stars, colons, the count of its parts and the number of its page. */
export function tidyTitle(text: string): string {
  const plain = withoutTrail(text)
    .replace(/(?<![:*])[:*]+$/u, '')
    .replace(/^\*/u, '')
    .replace(PART, '');
  return plain.split(/\s+/u).length > LEAST_WORDS ? plain.replace(PAGE_BEHIND, '') : plain;
}
