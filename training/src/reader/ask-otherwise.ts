import { listKindred, stemOf, synonymsOf } from '@sheaf/passages';
import type { AskedText } from './asked-document.ts';

const KEPT = 0.3;
const BY_KINDRED = 0.75;
const DROPPED = 0.25;
const LEFT_OUT = 0.12;
const LETTERS = /[\p{L}\p{M}][\p{L}\p{M}’'-]{2,}/gu;
/** They tell what kind of answer is asked for, and have to stay. */
const ASKING =
  /^(?:what|which|who|whom|whose|when|where|why|how|many|much|long|often|does|did|was|were|are|the|and|for|that|this|with|from|has|have|had|can|could|may|must|will|would|should|into|been|being|wer|wen|wem|wann|warum|wie|viele?|lange|oft|welche[mnrs]?|ist|sind|war|waren|der|die|das|den|dem|des|ein|eine[mnrs]?|und|von|mit|für|auf|aus|bei|qué|quién|quiénes|cuándo|cuánto|cuántos|cuántas|cuál|cuáles|dónde|cómo|por|los|las|del|una|que|con|para)$/iu;

/** The same in other words: most of what is asked of is replaced by what says the same, or left out. Names and numbers stay. */
export function askOtherwise(asked: AskedText, language: string, random: () => number): AskedText {
  let at = 0;
  const text = asked.text.replace(LETTERS, (word) => {
    const isFirst = at++ === 0;
    const draw = random();
    if (ASKING.test(word) || draw < KEPT || (!isFirst && /^\p{Lu}/u.test(word) && language !== 'de'))
      return word;
    if (draw > 1 - LEFT_OUT) return '';
    const others = otherWords(word.toLowerCase(), language, random);
    const other = others[Math.floor(random() * others.length)];
    return other ?? (random() < DROPPED ? '' : word);
  });
  return { ...asked, text: text.replace(/\s+/g, ' ') };
}

function otherWords(word: string, language: string, random: () => number): string[] {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '');
  const kindred = listKindred(plain, language);
  const synonyms = language === 'en' ? synonymsOf(stemOf(plain)) : [];
  return kindred.length && (!synonyms.length || random() < BY_KINDRED) ? kindred : synonyms;
}
