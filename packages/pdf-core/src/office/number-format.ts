import { showDate } from './date-format.ts';
import { fillPlaces, type Signs } from './digit-places.ts';
import { isDateFormat, shortDate } from './format-codes.ts';
import { readSection } from './format-tokens.ts';

export type NumberFormat = (value: number) => string;
type Section = { holds: ((value: number) => boolean) | undefined; show: NumberFormat };

const MOST_PLAIN = 1e11;
const LEAST_PLAIN = 1e-9;
const SCIENTIFIC = '0.00000E+00';
/** Excel accepts no longer one. */
const MOST_CHARACTERS = 255;

/** How numbers are shown in cells of this format, as in Excel: `$1,250.50`, `12.5%`, `01-May-26`. */
export function createNumberFormat(code: string, from1904: boolean, language: string): NumberFormat {
  const known = code.length > MOST_CHARACTERS ? 'General' : code;
  const sections = cutSections(known)
    .slice(0, 3)
    .map((section): Section => ({
      holds: readCondition(section),
      show: createSection(section, from1904, language),
    }));
  const hasConditions = sections.some(({ holds }) => holds);
  return (value) => {
    if (!Number.isFinite(value)) return '';
    const at = hasConditions
      ? sections.findIndex(({ holds }) => !holds || holds(value))
      : chooseBySign(value, sections.length);
    // A section of its own for negative numbers writes their sign itself.
    return sections[at]?.show(at > 0 ? Math.abs(value) : value) ?? '';
  };
}

function chooseBySign(value: number, sections: number): number {
  if (value < 0 && sections > 1) return 1;
  return value === 0 && sections > 2 ? 2 : 0;
}

function cutSections(code: string): string[] {
  return code.split(/(?<!\\);(?=(?:[^"]*"[^"]*")*[^"]*$)/);
}

function readCondition(section: string): Section['holds'] {
  const [, sign = '', limit = ''] = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/.exec(section) ?? [];
  const than = Number(limit);
  const tests: Record<string, (value: number) => boolean> = {
    '<': (value) => value < than,
    '>': (value) => value > than,
    '=': (value) => value === than,
    '<=': (value) => value <= than,
    '>=': (value) => value >= than,
    '<>': (value) => value !== than,
  };
  return tests[sign];
}

function createSection(section: string, from1904: boolean, language: string): NumberFormat {
  const general = createGeneral(language);
  const code = section.replace(/^(?:\[[^\]]*\])+/, (brackets) =>
    /\[(?:\$|[hms]+\])/i.test(brackets) ? brackets : '',
  );
  if (!code) return () => '';
  if (/^general$|@/i.test(code)) return general;
  if (isDateFormat(code)) {
    const tokens = readSection(shortDate(code, language));
    return (value) => showDate(value, tokens, from1904, language) ?? general(value);
  }
  const fill = fillPlaces(readSection(code), signsOf(language));
  if (!fill) return general;
  return (value) => {
    const shown = fill(Math.abs(value));
    return value < 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
  };
}

/** What a cell without a format of its own shows: eleven characters at most. */
function createGeneral(language: string): NumberFormat {
  const signs = signsOf(language);
  const scientific = fillPlaces(readSection(SCIENTIFIC), signs)!;
  return (value) => {
    const size = Math.abs(value);
    if (size && (size >= MOST_PLAIN || size < LEAST_PLAIN))
      return `${value < 0 ? '-' : ''}${scientific(size)}`;
    const short = Number.isInteger(value) ? value : Number(value.toPrecision(10));
    return String(Number(short.toFixed(9))).replace('.', signs.decimal);
  };
}

const signs = new Map<string, Signs>();

function signsOf(language: string): Signs {
  const known = signs.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  const found = { group: find('group') ?? ',', decimal: find('decimal') ?? '.' };
  signs.set(language, found);
  return found;
}
