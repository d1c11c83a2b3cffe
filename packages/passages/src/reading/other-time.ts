import { foldText } from '../text/tokens.ts';

/** What comes before, during or after something: `during the probation`. */
const AT_A_TIME =
  /(?<!\p{L})(?:(before|prior to|vor|avant|antes)|(during|wahrend|pendant|durant|durante)|(?:after|following|nach|apres|despues))(?: (?:the|an?|my|your|der|die|das|dem|den|la|le|les|mon|ma|el|los|las|de|du|del|des))* (\p{L}{4,30})/gu;

/** Whoever asks what holds after something is not told what holds during it. */
export function isOfOtherTime(question: string, sentence: string): boolean {
  const asked = readTimes(question);
  const said = asked.length ? readTimes(sentence) : [];
  return asked.some(({ time, of }) => {
    const times = said.flatMap((one) => (one.of === of ? [one.time] : []));
    return times.length > 0 && !times.includes(time);
  });
}

const readTimes = (text: string) =>
  Array.from(foldText(text.slice(0, 1_000)).matchAll(AT_A_TIME), ({ 1: before, 2: during, 3: of }) => ({
    time: before ? 'before' : during ? 'during' : 'after',
    of,
  }));
