interface QuotedAnswerProps {
  /** The answer with the quote in it. */
  text: string;
  quote: string;
  /** What was asked for, where it can be told. */
  answer: string | undefined;
}

/** The words that were asked for are bold in their quote. Those of a table, with their row and column, stand above it. */
export function QuotedAnswer({ text, quote, answer }: QuotedAnswerProps) {
  if (!answer || answer === quote) return text;
  const start = text.indexOf(quote);
  const at = findWhole(quote, answer);
  const from = at < 0 || start < 0 ? -1 : start + at;
  if (from < 0)
    return (
      <>
        <strong className="block font-bold">{answer}</strong>
        {text}
      </>
    );
  const to = from + answer.length;
  return (
    <>
      {text.slice(0, from)}
      <strong className="font-bold">{text.slice(from, to)}</strong>
      {text.slice(to)}
    </>
  );
}

const IN_WORD = /[\p{L}\p{N}]{2}/u;

/** Where it stands as words of its own: `6` is no part of `60`. */
function findWhole(text: string, words: string): number {
  const isCut = (at: number) => IN_WORD.test(text.slice(Math.max(0, at - 1), at + 1));
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isCut(at) && !isCut(at + words.length)) return at;
  return -1;
}
