export type ModelQuote = { passage: number | null; text: string };
export type ModelAnswer = { text: string; quotes: ModelQuote[]; isNotFound: boolean };

export const NOT_FOUND = 'NOT_FOUND';
const MOST_QUOTES = 12;

// Signs that show nothing or turn the direction of what follows: words can hide behind them, from a reader or a model.
const UNSEEN =
  // oxlint-disable-next-line eslint/no-control-regex -- they are what is meant
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const QUOTE_LINES = /^[ \t>*#-]{0,8}QUOTE\b[ \t*#([]{0,4}(\d{1,4})?(.*)$/gm;
const QUOTE_LINE = new RegExp(QUOTE_LINES.source, 'm');
const AFTER_NUMBER = /^[ \t\])*:.-]+/;
const MAY_BECOME_QUOTE = /^[ \t>*#-]{0,8}(?:Q(?:U(?:O(?:T(?:E.*)?)?)?)?)?$/;
const MARKS = /^[\s"'“”„«»‘’*]+|(?<![\s"'“”„«»‘’*])[\s"'“”„«»‘’*]+$/g;
/** Of three words or more: less is a name. */
const QUOTED_INSIDE = /[“„«"]([^\s“”„«»"]+(?: [^\s“”„«»"]+){2,60})[”“»"]/g;

export const stripUnseen = (text: string) => text.replace(UNSEEN, '');

/** Reads an answer while it comes: `push` gives what may be shown of it by now, `end` the whole. Lines with quotes are never shown. */
export function readModelAnswer() {
  let all = '';
  let shown = 0;
  return {
    push(piece: string): string {
      all += stripUnseen(piece);
      const text = showableOf(all);
      const fresh = text.slice(shown);
      shown = Math.max(shown, text.length);
      return fresh;
    },
    end(): ModelAnswer {
      const { text, rest } = divide(all);
      const lines = [...rest.matchAll(QUOTE_LINES)].map(([, number, words = '']) => ({
        passage: number ? Number(number) : null,
        text: words.replace(AFTER_NUMBER, '').replace(MARKS, ''),
      }));
      const inside = [...text.matchAll(QUOTED_INSIDE)].map(([, words = '']) => ({
        passage: null,
        text: words,
      }));
      const quotes = [...lines, ...inside].filter((quote) => quote.text).slice(0, MOST_QUOTES);
      return { text, quotes, isNotFound: !lines.length && all.includes(NOT_FOUND) };
    },
  };
}

/** Without a last line that may still become a quote, and without the marker for "not found". */
function showableOf(all: string): string {
  const { text, rest } = divide(all);
  const last = text.lastIndexOf('\n') + 1;
  const safe = !rest && MAY_BECOME_QUOTE.test(text.slice(last)) ? text.slice(0, last).trim() : text;
  return NOT_FOUND.startsWith(safe.slice(0, NOT_FOUND.length)) ? '' : safe;
}

function divide(all: string): { text: string; rest: string } {
  const at = all.search(QUOTE_LINE);
  return at < 0 ? { text: all.trim(), rest: '' } : { text: all.slice(0, at).trim(), rest: all.slice(at) };
}
