import type { Formatter } from '@sheaf/messages/formatter';
import type { PickedFiles } from './use-picked-files.ts';

/** What is said of files in an address that cannot be opened; of the others only where there are any. */
export function missingText(
  t: Formatter<'tool-page'>,
  { missing, found }: Pick<PickedFiles, 'missing' | 'found'>,
): { fact: string; text: string } {
  const text = t('missing.text', { count: missing });
  return {
    fact: t('missing.fact', { count: missing }),
    text: found > 0 ? `${text} ${t('missing.others', { count: found })}` : text,
  };
}
