import type { Formatter } from '@sheaf/messages/formatter';

/** What the foot of a long list says. */
export function pagerWords(t: Formatter<'admin'>) {
  return {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    range: (from: string, to: string, total: string) => t('pages.range', { from, to, total }),
  };
}
