import type { Language } from '../../lib/texts.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB' };

/** `Today, 09:12`, `Yesterday`, `18 Nov`, `18 Nov 2025`. */
export function formatWhen(iso: string, now = new Date(), language: Language = 'en'): string {
  const date = new Date(iso);
  const locale = LOCALES[language];
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0 || days === 1) {
    const day = capitalise(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'));
    if (days === 1) return day;
    return `${day}, ${new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date)}`;
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(date);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
