import type { Page } from '../text/blocks.ts';
import type { Fact } from './fact.ts';
import { findWritten } from './key-facts.ts';

/** How long a contract runs, in its words: a length of time, the day that it ends on, or what ends it. */
export type Term = {
  kind: 'duration' | 'date' | 'text';
  text: string;
  from: number;
  to: number;
  weight: number;
};

/** What runs. */
const TERM =
  '(?:(?:initial|original|remaining|effective|contract|agreement|base|first|primary) ){0,2}(?:term|duration)|(?:contract|agreement|initial|primary|minimum) (?:period|term)|mindest(?:vertrags)?laufzeit|durée minimale|période d.engagement|(?:plazo|período) mínimo|(?:expiration|expiry|termination|end) date|(?:vertrags|miet)?laufzeit|vertragsdauer|mietzeit|durée|duración|vigencia';
const CONTRACT =
  '(?:this|the present|dieser?|dieses|le présent|la présente|ce|cet|este|el presente|la presente) (?:[\\p{L}&-]{1,20} ){0,4}?(?:agreement|contract|lease|tenancy|amendment|addendum|attachment|licen[sc]e|appointment|employment|[\\p{L}]{0,12}vertrag|[\\p{L}]{0,12}verhältnis|vereinbarung|contrat|bail|accord|convention|contrato|acuerdo|convenio)|(?:the|der|das|le|el) (?:agreement|contract|lease|tenancy|licen[sc]e|\\p{L}{0,12}vertrag|\\p{L}{0,12}verhältnis|contrat|bail|contrato|arrendamiento)';
const SUBJECT = new RegExp(`(?<!\\p{L})(?:(${TERM})|(?:${CONTRACT}))(?!\\p{L})`, 'giu');
const HAS_SUBJECT = new RegExp(SUBJECT.source, 'iu');
/** Words before it that make it another one, or that only speak of it. */
const OTHER_BEFORE =
  /(?:(?<!\p{L})(?:long|short|medium|mid|renewal|extended|extension|current|additional|each|any|such|every|second|third|subsequent|successive|during|throughout|after|following|before|upon|of|for|in|within|under|to|by|from|with|per|end|terminat\p{L}{1,5}|cancel\p{L}{0,6}|extend|renew|amend\p{L}{0,3}|während|nach|vor|gemäß|pendant|après|durante|tras)(?: (?:the|this|such|der|die|des|la|le))?|(?<!\p{L})(?!the|this|unless|initial)\p{L}{2,20}[- ]by[- ]\p{L}{2,20}) ?["“]?$/iu;
/** `Royalty Term`, which is a time of its own. */
const OWN_TERM = /(?<!\p{L})(?!The|This|Our|Initial|Contract|Agreement|TERM)\p{Lu}[\p{L}-]{1,20} $/u;
/** `term of each order`. */
const OF_OTHER =
  /^ of (?:any|each|such|an?|the|its|their|all|said|our|your) (?!(?:\S{1,20} ){0,4}(?:agreement|contract|lease|tenancy|licen[sc]e|services|venture|appointment|engagement|employment|cooperation)(?!\p{L}))/iu;
const RUNS =
  /(?<!\p{L})(?:shall|will|is|are|be|has|have|commences?|continues?|begins?|becomes?|remains?|means?|runs?|lasts?|expires?|ends?|terminates?|comes|takes|starts?|läuft|gilt|beginnt|endet|beträgt|wird|tritt|ist|est|sera|prend|entre|commence|reste|es|será|tiene|tendrá|inicia|comienza|entra|permanecerá|estará)(?!\p{L})|^["”]?\s?[:–-]/iu;
/** Then something else than the whole is spoken of. */
const ANOTHER =
  /(?<!\p{L})(?:renew\p{L}{0,5}|additional|successive|subsequent|extended|extension|surviv\p{L}{1,3}|if|in the event|notice|breach|may terminate|may be terminated|either party|not|upon which|warrant\p{L}{2,4}|confidential\p{L}{0,5}|invoice|falls|wenn|nicht|verlänger\p{L}{1,4}|frist|renouvel\p{L}{1,5}|préavis|ne|si|prórrog\p{L}{1,4}|renov\p{L}{1,5}|preaviso|no)(?!\p{L})/iu;
/** What may end it earlier, and what it is called, stand between. */
const ASIDE =
  /(?<!\p{L})(?:unless|except(?: as)?|subject to|if not|sofern|soweit|sauf|salvo)(?!\p{L})[^,;.()]{0,160}(?:,|(?=\()|$)|\([^()]{0,200}["“”][^()]{0,120}\)/giu;
/** Right before a length of time. */
const LASTS =
  /(?:(?<!\p{L})(?:for|of|be|is|lasts?|runs?|ha(?:ve|s)|endure|means|für|beträgt|auf|dauer von|pour|de|por|durante)(?: (?:an?|the|die|eine[rn]?|une?|una?|la|el))?(?: (?:initial|full|fixed|minimum|total|firm|feste|erste))?(?: (?:period|term|duration|dauer|zeitraum|durée|période|plazo|período|duración)(?: (?:of|von|de))?)?(?: (?:at least|up to|mindestens|au moins|al menos))?|(?<!\p{L})(?:expires?|ends?|terminates?|continues?|effect|force|valid|effective)(?: on)?(?: the (?:date|day) (?:that|which) is)?|[:–-]) ?$/iu;
const ENDS_WITH =
  /(?<!\p{L})(?:until|through|till|to and including|for (?:so|as) long as|for the (?:longer|shorter|duration|life) of|bis(?: zum)?|jusqu['’](?:au|à)|hasta(?: el)?)(?: and including| up to)? (?=\S)|(?<!\p{L})(?:ends?|ending|expires?|expiring|terminates?|terminating|concludes?|concluding|endet|endend|expirant|expire|finit|prend(?:ra)? fin|termina(?:rá)?|finaliza(?:rá)?|vence(?:rá)?|means|mean|is|shall be|will be)(?: automatically)? (?:(?:on|at|as of|upon|in|am|mit|le|el)(?: and including)? )?(?=\S)/giu;
const UNTIL = /^(?:until|till|to|for|bis|jusqu|hasta)/iu;
/** What ends when it ends. */
const CIRCULAR =
  /^(?:the )?(?:last day|end|close|date|expir\p{L}{1,6}|termination)(?: [\p{L}-]{2,20}){0,5} (?:the |this )(?:initial |said )?(?:term|agreement|contract)$/iu;
const THROUGH = /^through/iu;
const IS = /^(?:means?|is|shall be|will be)/iu;
const IN_DAYS = /^(?:the (?:date|day) (?:that|which) is )?$/iu;
const AT_END =
  /^(?:(?:the|its|der|dem|des|la|el|\d{1,2}(?:st|nd|rd|th)) (?:[\p{L}\d()’'-]{1,20} ){0,5}?)?(?:anniversary|day|date|expir\p{L}{1,6}|completion|earlie[rst]{1,2}|late[rst]{1,2}|end|close|conclusion|final|ablaufs?|ende|fin|échéance|vencimiento)(?!\p{L})/iu;
const EVER =
  /(?<!\p{L})(?:perpetual(?:ly)?|in perpetuity|indefinite(?:ly)?|unbefristet|durée indéterminée|tiempo indefinido)(?!\p{L})|(?<!\p{L})for an? (?:initial )?(?:period|term) of \[[^\]]{1,60}\]/giu;
const CLOSES =
  /,(?! \d{4})|;|\((?:such|each|as|the|collectively|together|hereinafter|unless|subject)(?!\p{L})|\.(?=\s|$)|(?<!\p{L})(?:unless|provided(?:,? however)?,? that|except|subject to|and (?:shall|will)|sofern|sauf|salvo)(?!\p{L})/iu;
const FEW = /(?:days?|weeks?|hours?|tagen?|tage|wochen?|jours?|semaines?|días?|semanas?)$/iu;
const YEAR = /\d{4}/;
const WHICHEVER =
  /(?<!\p{L})(?:later|latest|earlier|earliest|longer|shorter|früher\p{L}{0,2}|später\p{L}{0,2}|premi[eè]re?|primer\p{L}{0,1}) (?:of|to|der|de)(?!\p{L})/iu;
const NOTICE = /^ (?:prior |written |advance )*notice/iu;
const FURTHEST = 340;
const LONGEST_SENTENCE = 3_000;
const MOST_SUBJECTS = 12;
const FURTHEST_START = 240;
const LONGEST = 150;
const NEAR_END = 45;
const LONGEST_LEAD = 60;

/** What a sentence says of how long a contract runs: what is nearest to the contract or its term, and the day of the end beside a length. */
export function readTerm(sentence: string): Term[] {
  if (!HAS_SUBJECT.test(sentence)) return [];
  const plain = sentence.slice(0, LONGEST_SENTENCE).replace(/\s+/g, ' ');
  const said = plain.replace(ASIDE, (aside) => ' '.repeat(aside.length));
  for (const { index, 0: subject, 1: term } of [...said.matchAll(SUBJECT)].slice(0, MOST_SUBJECTS)) {
    const before = said.slice(Math.max(0, index - LONGEST_LEAD), index);
    const at = index + subject.length;
    const rest = said.slice(at, at + FURTHEST);
    if (OTHER_BEFORE.test(before) || (term && (OWN_TERM.test(before) || OF_OTHER.test(rest)))) continue;
    const [first, ...others] = listTails(rest, /date$/iu.test(subject));
    if (!first || !RUNS.test(rest.slice(0, first.from)) || ANOTHER.test(rest.slice(0, first.lead))) continue;
    if (first.kind === 'text' && index > FURTHEST) continue;
    const end = first.kind === 'duration' ? others.find(({ kind }) => kind === 'date') : undefined;
    const isBeside = end && !ANOTHER.test(rest.slice(0, end.lead));
    const weight = /initial/iu.test(subject) ? 4 : term ? 3 : 2;
    return (isBeside ? [first, end] : [first]).map(({ kind, from, to }) => ({
      kind,
      text: plain.slice(at + from, at + to),
      from: placeIn(sentence, at + from),
      to: placeIn(sentence, at + to),
      weight: weight - lessFor(kind, plain.slice(at + from, at + to)),
    }));
  }
  return [];
}

/** Words alone may be of a part, and so may a few days. */
const lessFor = (kind: Term['kind'], text: string) =>
  kind === 'text' ? 0.5 : kind === 'duration' && FEW.test(text) ? 1.5 : 0;

/** Where a letter stands that comes at so many, with each gap counted as one. */
function placeIn(sentence: string, wanted: number): number {
  let place = 0;
  let count = 0;
  for (const { index, 0: gap } of sentence.matchAll(/\s{2,}/g)) {
    if (count + index - place >= wanted) break;
    count += index - place + 1;
    place = index + gap.length;
  }
  return place + wanted - count;
}

/** Right before the day from which a contract runs. */
const STARTS =
  /(?<!\p{L})(?:(commenc\p{L}{1,4}|begin\p{L}{0,4}|start\p{L}{0,3}|from|runs|beginnt|ab|débute|compter|comienza|empieza|inicia|desde|partir)|effective|in force|effect|in kraft|effet|vigueur|vigor),?(?: (?:as of|on|from|am|zum|le|du|el|del|de|the|this))* ?$/iu;
const START_DAY =
  /(?<!\p{L})(?:effective|commencement|start(?:ing)?) date["”’']{0,2}(?: (?:of|for) (?:this|the) \p{L}{4,12})? ?(?:means|shall mean|is|shall be|will be|:)(?: the)? ?$/iu;

/** Who is taken on from a day works from it. */
const EMPLOYS =
  /(?<!\p{L})(?:(?:est|sera) (?:engagée?|embauchée?|recrutée?)|(?:is|are|will be) (?:employed|hired|appointed|engaged)|(?:Arbeitnehmer|Mitarbeiter|Angestellte)\p{L}{0,4} (?:wird|tritt|beginnt)|(?:será|es) contratad[oa]|prestará sus servicios)(?!\p{L})/iu;

/** How the words before a day say that a contract runs from it; `effective` may be said of the day that it is made on. */
export function readStart(before: string): 'runs' | 'effective' | undefined {
  const said = before.replace(/\s+/g, ' ').slice(-FURTHEST_START);
  if (START_DAY.test(said)) return 'runs';
  const found = STARTS.exec(said);
  if (!found) return undefined;
  if (found[1] && EMPLOYS.test(said)) return 'runs';
  const isSaid = Array.from(said.matchAll(SUBJECT)).some(
    ({ index, 0: subject, 1: term }) =>
      !OTHER_BEFORE.test(said.slice(0, index)) &&
      !(term && OWN_TERM.test(said.slice(0, index))) &&
      !ANOTHER.test(said.slice(index + subject.length)),
  );
  return isSaid ? (found[1] ? 'runs' : 'effective') : undefined;
}

type Tail = Pick<Term, 'kind' | 'from' | 'to'> & { lead: number };

const listTails = (rest: string, isDay: boolean): Tail[] =>
  [...listLengths(rest), ...listEnds(rest, isDay), ...listEver(rest)].toSorted(
    (a, b) => a.lead - b.lead || a.from - b.from,
  );

const listLengths = (rest: string): Tail[] =>
  findWritten('duration', rest).flatMap(({ from, to }) => {
    const [lead] = LASTS.exec(rest.slice(Math.max(0, from - LONGEST_LEAD), from)) ?? [];
    return lead === undefined || NOTICE.test(rest.slice(to))
      ? []
      : [{ kind: 'duration', lead: from - lead.length, from, to }];
  });

const listEnds = (rest: string, isDay: boolean): Tail[] =>
  Array.from(rest.matchAll(ENDS_WITH)).flatMap(({ index, 0: lead }): Tail[] => {
    const at = index + lead.length;
    const behind = rest.slice(at, at + LONGEST);
    const is = IS.test(lead);
    if (is && !isDay) return [];
    const [date] = findWritten('date', behind);
    const [length] = findWritten('duration', behind);
    if (length && IN_DAYS.test(behind.slice(0, length.from)))
      return [{ kind: 'duration', lead: index, from: at + length.from, to: at + length.to }];
    const isDate = date && date.from <= NEAR_END && YEAR.test(behind.slice(date.from, date.to));
    if (isDate && ![CLOSES, WHICHEVER].some((pattern) => pattern.test(behind.slice(0, date.from))))
      return [{ kind: 'date', lead: index, from: at + date.from, to: at + date.to }];
    const isUntil = UNTIL.test(lead);
    if (!isUntil && !AT_END.test(behind)) return [];
    const from = isUntil || THROUGH.test(lead) ? index : at;
    const closes = CLOSES.exec(behind)?.index;
    const end = closes ?? (behind.length < LONGEST ? behind.length : behind.lastIndexOf(' '));
    const text = behind.slice(0, end).trimEnd();
    return text && !CIRCULAR.test(text) ? [{ kind: 'text', lead: index, from, to: at + text.length }] : [];
  });

const listEver = (rest: string): Tail[] =>
  Array.from(rest.matchAll(EVER), ({ index, 0: ever }) => ({
    kind: 'text',
    lead: index,
    from: index,
    to: index + ever.length,
  }));

/** A sentence ends before a new one, and not behind the number of a clause. */
const END = /(?<=[\p{Ll})\]”"][.;]["”]?)\s(?=\s{0,8}["“(]?\p{Lu})|\n\n(?!\s{0,8}[\p{Ll}(])/gu;

/** How long a contract runs, as the sentence says it that is surest to be about the whole. */
export function readContractTerm(pages: Page[]): Fact[] {
  let best: { page: number; at: number; terms: Term[] } | undefined;
  for (const { page, text } of pages) {
    let at = 0;
    for (const sentence of text.split(END)) {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      const terms = readTerm(sentence);
      if (terms[0] && terms[0].weight > (best?.terms[0]?.weight ?? 0)) best = { page, at: from, terms };
    }
  }
  return (best?.terms ?? []).map(({ kind, text, from, to }): Fact => ({
    kind,
    name: kind === 'date' ? 'end' : 'term',
    text: text.trim(),
    places: [{ page: best!.page, from: best!.at + from, to: best!.at + to }],
  }));
}
