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
  const from = quote.includes(answer) ? text.indexOf(answer, text.indexOf(quote)) : -1;
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
