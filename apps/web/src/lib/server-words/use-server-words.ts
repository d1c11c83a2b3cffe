import { apiErrorTexts } from '../api-error.texts.ts';
import { useTexts } from '../texts.ts';
import { translateSentence } from './translate-sentence.ts';

/** What the server says and offers, in the page's words where there are some. */
export function useServerWords(): (said: string) => string {
  const { sentences } = useTexts(apiErrorTexts);
  return (said) => translateSentence(said, sentences) ?? said;
}
