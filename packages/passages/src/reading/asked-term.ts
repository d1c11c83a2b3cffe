/**
 * What a question wants explained. `isNamed`: it is asked for as the one that the document has, as in `What is the rent?`.
 * `isSpelt`: what it is short for is asked, and not what it is.
 */
export type AskedTerm = { term: string; isNamed: boolean; isSpelt: boolean };

// bounded: a question is cut to 200 letters.
const ARTICLE =
  "(?:(an?|eine?[mnr]?|une?|un|una|unos|unas)\\s|(the|der|die|das|dem|den|le|la|les|el|los|las)\\s|l[’'])?";
const KIND_OF_WORD =
  '(?:(?:abbreviations?|acronym|term|word|code|option|flag|symbol|label|letters|expression|abréviation|abreviatura|abkürzung|begriff|wort|sigle|terme|mot|sigla|siglas|término)\\s)?';
const TERM = `${ARTICLE}${KIND_OF_WORD}["“”„«»‘’'\\[]*([^?"“”„«»\\]]{2,50}?)["“”«»‘’'\\]]*`;
const HERE = '(?:\\s(?:here|in\\s.{1,40}|hier|ici|aquí))?';
const START = '^[¿\\s]*(?:and |so )?';
const END = '\\s*[?.!]*$';

const ASKS = [
  new RegExp(
    `${START}what (?:does|do|did) ${TERM}${HERE} (?:stand for|mean|refer to|denote)${HERE}${END}`,
    'iu',
  ),
  new RegExp(`${START}what (?:is|are) (?:the )?(?:meaning|definition) of ${TERM}${END}`, 'iu'),
  new RegExp(`${START}what (?:is|are) meant by ${TERM}${HERE}${END}`, 'iu'),
  new RegExp(`${START}what (?:is|are) ${TERM} short for${END}`, 'iu'),
  new RegExp(`${START}how (?:is|are) ${TERM} defined${HERE}${END}`, 'iu'),
  new RegExp(`${START}how does .{3,40}? define ${TERM}${END}`, 'iu'),
  new RegExp(`${START}define ${TERM}${END}`, 'iu'),
  new RegExp(`${START}was (?:bedeutet|bedeuten|heißt|meint) ${TERM}${END}`, 'iu'),
  new RegExp(`${START}(?:wofür|für was) steh(?:t|en) ${TERM}${END}`, 'iu'),
  new RegExp(`${START}was versteht man unter ${TERM}${END}`, 'iu'),
  new RegExp(`${START}que (?:signifie|signifient|veut dire|désigne) ${TERM}${END}`, 'iu'),
  new RegExp(`${START}qu[eé] (?:significan?|quiere decir) ${TERM}${END}`, 'iu'),
];
/** `What is Juno?`: no more than that is asked of it. */
const ASKS_WHAT_IT_IS = [
  new RegExp(`${START}what(?:['’]s| is| are) ${TERM}${END}`, 'iu'),
  new RegExp(`${START}was (?:ist|sind) ${TERM}${END}`, 'iu'),
  new RegExp(`${START}qu['’]est-ce qu(?:e |['’])${TERM}${END}`, 'iu'),
  new RegExp(`${START}qué (?:es|son) ${TERM}${END}`, 'iu'),
];
const IS_SPELT =
  /(?:stands? for|short for|steh(?:t|en)|abbreviation|acronym|abkürzung|abréviation|sigles?|siglas?)(?!\p{L})/iu;
/** More than a name: what is asked is something about it. */
const SAYS_MORE =
  /\s(?:of|in|for|on|at|to|with|by|from|used|called|needed|required|allowed|and|or|von|für|im|bei|de|des|du|del|pour|para|en)\s/iu;
const MOST_WORDS = 4;

/** The word that a question wants explained: `What does ATM stand for?`, `What is a feeder?`. */
export function askedTerm(question: string): AskedTerm | undefined {
  const asked = question.slice(0, 200).trim();
  const meant = firstOf(ASKS, asked);
  if (meant) return { term: meant[3]!.trim(), isNamed: false, isSpelt: IS_SPELT.test(asked) };
  const is = firstOf(ASKS_WHAT_IT_IS, asked);
  const term = is?.[3]!.trim();
  if (!term || SAYS_MORE.test(term) || term.split(/\s+/u).length > MOST_WORDS) return undefined;
  // The Juno is one as Juno is.
  return { term, isNamed: is![2] !== undefined && !/^\p{Lu}/u.test(term), isSpelt: false };
}

function firstOf(patterns: RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return undefined;
}
