import type { HiddenText } from './join-findings.ts';

/** Covers are often labelled before they are drawn, and words replaced by a row of one sign. */
const LABELS = new Set([
  'redacted',
  'name redacted',
  'redacted and publicly filed',
  'confidential',
  'privilege',
  'privileged',
  'geschwärzt',
  'vertraulich',
  'censurado',
  'confidencial',
  'caviardé',
  'occulté',
  'confidentiel',
]);

/** Whether it is a row of one sign, or says below a cover only that something was there. */
export function saysNothing({ kind, text }: HiddenText): boolean {
  if (text.length > 2 && new Set(text.replaceAll(' ', '')).size === 1) return true;
  if (kind !== 'box' && kind !== 'picture' && kind !== 'annotation') return false;
  const letters = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  return LABELS.has(letters);
}
