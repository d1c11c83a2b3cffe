import { formatBytes } from '@sheaf/messages/bytes';
import type { Written } from './write-results.ts';

const MOST_ENTRIES = 20;

/** A report as lines for a person: nested values indented, long lists cut. */
export function reportLines(value: unknown, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  if (Array.isArray(value)) return listLines(value, indent);
  return Object.entries(value).flatMap(([key, inner]) => entryLines(key, inner, indent));
}

function entryLines(key: string, value: unknown, indent: string): string[] {
  if (value === undefined || value === null || value === '') return [];
  const label = `${indent}${toWords(key)}:`;
  if (typeof value !== 'object') return [`${label} ${plain(value)}`];
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.length ? [`${label} ${value.slice(0, MOST_ENTRIES).map(plain).join(', ')}`] : [];
  const inner = reportLines(value, `${indent}  `);
  return inner.length ? [label, ...inner] : [];
}

function listLines(list: unknown[], indent: string): string[] {
  const shown = list.slice(0, MOST_ENTRIES).map((entry) => `${indent}- ${flat(entry)}`);
  const rest = list.length - shown.length;
  return rest > 0 ? [...shown, `${indent}... and ${rest} more (--json shows all)`] : shown;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).join(' / ');
  if (typeof value !== 'object' || value === null) return plain(value);
  const entries = Object.entries(value).filter(
    ([, inner]) => inner !== undefined && inner !== null && inner !== '',
  );
  return entries.map(([key, inner]) => `${toWords(key).toLowerCase()} ${flat(inner)}`).join(', ');
}

function plain(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return oneLine(String(value));
}

/** Titles and names come from outside: nothing in them may steer the terminal. */
export function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what must not pass
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

function toWords(key: string): string {
  const words = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** One line a result, for a person who watches. */
export function writtenLines(files: Written[]): string[] {
  const shown = files.slice(0, MOST_ENTRIES).map(({ path, size }) => `${path}  ${formatBytes(size)}`);
  return files.length > shown.length ? [...shown, `... and ${files.length - shown.length} more`] : shown;
}
