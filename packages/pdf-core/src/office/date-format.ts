import type { FormatToken } from './format-tokens.ts';
import { toTime } from './cell-values.ts';

const MINUTE = /^m{1,2}$/;
const DAY_SECONDS = 86_400;

/** A serial number as a date or a time. Undefined for one that is no date. */
export function showDate(
  value: number,
  tokens: FormatToken[],
  from1904: boolean,
  language: string,
): string | undefined {
  const time = toTime(
    value,
    from1904,
    tokens.some(({ text }) => text.startsWith('.')),
  );
  if (time === undefined) return undefined;
  const date = new Date(time);
  const isHalved = tokens.some(({ text }) => text === 'AM/PM' || text === 'A/P');
  const dates = tokens.filter(({ kind }) => kind === 'date');
  const shown = tokens.map((token) => {
    const { kind, text } = token;
    // Digits in a date are words of its format.
    if (kind !== 'date') return text;
    const at = dates.indexOf(token);
    const isMinute =
      MINUTE.test(text) && (/h/.test(dates[at - 1]?.text ?? '') || /^\[?s/.test(dates[at + 1]?.text ?? ''));
    return isMinute ? pad(date.getUTCMinutes(), text) : showPart(text, date, value, isHalved, language);
  });
  return shown.join('').trim();
}

const pad = (value: number, text: string) => String(value).padStart(text.length > 1 ? 2 : 1, '0');

function showPart(text: string, date: Date, value: number, isHalved: boolean, language: string): string {
  const seconds = Math.round(value * DAY_SECONDS);
  const hours = date.getUTCHours();
  if (text.startsWith('.'))
    return `.${String(date.getUTCMilliseconds())
      .padStart(3, '0')
      .slice(0, text.length - 1)}`;
  if (text.startsWith('[h')) return pad(Math.floor(seconds / 3600), text.slice(1, -1));
  if (text.startsWith('[m')) return pad(Math.floor(seconds / 60), text.slice(1, -1));
  if (text.startsWith('[s')) return pad(seconds, text.slice(1, -1));
  if (text.startsWith('A')) return hours < 12 ? text.split('/')[0]! : text.split('/')[1]!;
  if (text.startsWith('y'))
    return text.length > 2 ? String(date.getUTCFullYear()) : pad(date.getUTCFullYear() % 100, 'yy');
  if (text.startsWith('h')) return pad(isHalved ? hours % 12 || 12 : hours, text);
  if (text.startsWith('s')) return pad(date.getUTCSeconds(), text);
  const isMonth = text.startsWith('m');
  if (text.length < 3) return pad(isMonth ? date.getUTCMonth() + 1 : date.getUTCDate(), text);
  const style = text.length === 3 ? 'short' : text.length === 5 ? 'narrow' : 'long';
  return nameOf(date, isMonth ? 'month' : 'weekday', style, language);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function nameOf(
  date: Date,
  part: 'month' | 'weekday',
  style: 'short' | 'long' | 'narrow',
  language: string,
): string {
  const key = `${language} ${part} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(date);
}
