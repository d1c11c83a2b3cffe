const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|third|quarter|twice|once)\b/i;
const TIME =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|days|week|weeks|month|months|year|years|before|after|until|noon|night|morning|evening|spring|summer|autumn|winter)\b/i;
const NAME = /(?:[^.!?]\s)\p{Lu}\p{L}+|\b(?:\p{L}+(?:er|or|ist|man|men|company|office|council|board))s?\b/u;

/** 1 where a sentence holds what the question asks for (a number, a time, somebody), 0 where it does not, 0.5 where nothing is said of it. */
export function fitsQuestion(question: string, sentence: string): number {
  const asked = question.toLowerCase();
  if (
    /\bhow (?:many|much|long|large|far|high|wide|deep|old|often|fast|heavy)\b|\bwhat (?:share|price|percentage|amount|number)\b/.test(
      asked,
    )
  )
    return NUMBER.test(sentence) ? 1 : 0;
  if (/\bwhen\b|\bwhat (?:date|time|year|day)\b|\bwhich (?:month|year|day|weekday)\b/.test(asked))
    return TIME.test(sentence) ? 1 : 0;
  if (/\bwho(?:m|se)?\b/.test(asked)) return NAME.test(sentence) ? 1 : 0;
  return 0.5;
}
