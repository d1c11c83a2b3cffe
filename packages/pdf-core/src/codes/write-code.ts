import { PdfError } from '../errors.ts';
import { KIND_NAMES, WRITTEN_KINDS, type WrittenKind } from './code-kinds.options.ts';
import { writeSymbol } from './engine.ts';

/** Dark rectangles in modules, the narrowest line being one, from the top left. */
export type Code = {
  width: number;
  height: number;
  bars: { x: number; y: number; width: number; height: number }[];
  /** What is written below, where people do that. */
  label?: string;
};

/** A text of any length that a kind has signs for; zxing would fill up or change others. */
const TAKES: Partial<Record<WrittenKind, RegExp>> = {
  code128: /^[\0-ÿ]*$/,
  code39: /^[0-9A-Z \-.$/+%]*$/,
  code93: /^[\0-\x7f]*$/,
  codabar: /^[A-D][0-9\-$:/.+]*[A-D]$/,
  itf: /^(\d\d)+$/,
  ean13: /^\d{12,13}$/,
  ean8: /^\d{7,8}$/,
  upca: /^\d{11,12}$/,
};
/** How its encoder names what is wrong with a text. */
const TOO_LONG = '(retval: 5)';
const WRONG_CHECK_DIGIT = '(retval: 7)';

export async function writeCode(kind: WrittenKind, text: string): Promise<Code> {
  const takes = TAKES[kind];
  if (takes && !takes.test(text)) throw new PdfError('code_text_wrong', { kind });
  const format = WRITTEN_KINDS[kind];
  const { error, symbol } = await writeSymbol(text, { format, scale: 1, forceSquareDataMatrix: true });
  if (error.includes(TOO_LONG)) throw new PdfError('code_text_too_long', { kind: KIND_NAMES[kind] });
  if (error.includes(WRONG_CHECK_DIGIT))
    throw new PdfError('code_check_digit_wrong', { kind: KIND_NAMES[kind], text });
  if (error) throw new PdfError('code_text_wrong', { kind });
  const { width, height, data } = symbol;
  return {
    width,
    height,
    bars: joinDark(data, width, height),
    ...(takes && { label: kind in CHECKED ? withCheckDigit(text, CHECKED[kind]!) : text }),
  };
}

/** Runs of dark modules, joined with the same run of the row above. */
function joinDark(data: Uint8ClampedArray, width: number, height: number): Code['bars'] {
  const bars: Code['bars'] = [];
  let above = new Map<number, Code['bars'][number]>();
  for (let y = 0; y < height; y++) {
    const here: typeof above = new Map();
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]) continue;
      const start = x;
      while (x < width && !data[y * width + x]) x++;
      const run = above.get(start);
      const bar = run && run.width === x - start ? run : { x: start, y, width: x - start, height: 0 };
      if (bar !== run) bars.push(bar);
      bar.height++;
      here.set(start, bar);
    }
    above = here;
  }
  return bars;
}

/** How many digits they have without the last, which is computed. */
const CHECKED: Partial<Record<WrittenKind, number>> = { ean13: 12, ean8: 7, upca: 11 };

function withCheckDigit(text: string, digits: number): string {
  const weighed = Array.from(
    text.slice(0, digits),
    (digit, at) => Number(digit) * ((digits - at) % 2 ? 3 : 1),
  );
  const sum = weighed.reduce((total, value) => total + value, 0);
  return `${text.slice(0, digits)}${(10 - (sum % 10)) % 10}`;
}
