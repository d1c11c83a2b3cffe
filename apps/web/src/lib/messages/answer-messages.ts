import { fetchMessages } from './messages.ts';
import { defineTranslated, useTranslated } from './translated.ts';

/** A message of the server, as data, with the same in English. */
export interface Answer {
  key: string;
  params?: Record<string, string | number>;
  message: string;
}

/** What was found in a document. */
export function findingOf({
  code,
  ...rest
}: {
  code: string;
  params?: Answer['params'];
  message: string;
}): Answer {
  return { ...rest, key: `findings.${code}` };
}

/** Why a subscription was cancelled, as it is asked and kept: in English. */
export function cancelReasonOf(reason: string): Answer {
  return { key: `cancelReasons.${reason.toLowerCase().replaceAll(' ', '_')}`, message: reason };
}

interface AnswerWords {
  say(answer: Answer): string;
}

const answerWords = defineTranslated<AnswerWords>({ say: ({ message }) => message }, async (language) => {
  const format = await fetchMessages('answers', language);
  return { say: ({ key, params, message }) => format.find(key, params) ?? message };
});

/** Formats it in the page's language. Codes of a newer server that this page does not know are in English. */
export function useAnswers(): AnswerWords['say'] {
  return useTranslated(answerWords).say;
}
