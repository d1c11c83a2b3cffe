import type { PassageIndex } from '../ranking/passage-index.ts';
import { findAnswers, findClockTimes } from './answer-spans.ts';
import { listUnits, type Unit } from './units.ts';

const ASKS =
  /^(?:and |so |but )?(?:when(?:[’']s| is| are| does| do| will| was) (?:the|this|your|our)|(?:on )?(?:what|which) (?:dates?|days?) (?:is|are|will) (?:the|this|your|our)|what(?:[’']s| is| are) the dates? (?:of|for) (?:the|this|your|our)) (?:\p{L}{2,20} ){0,2}(?:event|conference|convention|congress|workshop|tournament|race|concert|festival|party|wedding|competition|contest|seminar|ceremony|fair|camp|retreat|exhibition|gala|fundraiser|hackathon|reunion)(?: take place| start| begin| be held| held| happen| on)?\??$/iu;
/** Of a first page so many lines stand above its text. */
const BEGINNING = 14;
const LONGEST = 80;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** What may stand beside the days of a line that says nothing else. */
const BESIDE =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(?:to|and|from|until|till|through|at|on|the|st|nd|rd|th|of)(?!\p{L})|[\P{L}]/giu;

/** When the event of a programme or an invitation is: the only line above its text that has a date and nothing else. */
export function findEventDay(index: PassageIndex, question: string): Unit | undefined {
  if (!ASKS.test(question.trim().slice(0, 200))) return undefined;
  const days = index.passages
    .flatMap(({ page }, at) => (page === 1 ? listUnits(index, at) : []))
    .filter(({ isFurniture }) => !isFurniture)
    .slice(0, BEGINNING)
    .filter(({ sentence: { text } }) => text.length <= LONGEST && YEAR.test(text) && saysDay(text));
  return days.length === 1 ? days[0] : undefined;
}

/** Without its days and times no word is left. */
function saysDay(text: string): boolean {
  const spans = [...findAnswers(text, 'date'), ...findClockTimes(text)];
  if (!spans.length) return false;
  const rest = [...text].map((sign, at) =>
    spans.some(({ from, to }) => from <= at && at < to) ? ' ' : sign,
  );
  return rest.join('').replace(BESIDE, '') === '';
}
