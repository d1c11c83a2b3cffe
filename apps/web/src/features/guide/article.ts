import { FRESH_MINUTES, UNDO_DAYS } from '@sheaf/api/features/auth/auth.times.schema.ts';
import { TRASH_DAYS } from '@sheaf/api/features/files/files.trash.schema.ts';
import { CRITICAL_PERCENT } from '@sheaf/api/features/usage/usage.levels.schema.ts';

/** What articles name in figures, by their parameters. */
const FIGURES = {
  freshMinutes: FRESH_MINUTES,
  nearLimit: CRITICAL_PERCENT,
  trashDays: TRASH_DAYS,
  undoDays: UNDO_DAYS,
};

/** One short text of a guide; `text` is written in the Markdown of lib/prose. */
export interface Article {
  slug: string;
  title: string;
  lede: string;
  /** Search words that are not in the text. */
  words?: string;
  text: string;
}

/** What a chapter is made from: its title, and its articles by the last part of their addresses. */
interface ChapterMessages {
  (key: 'title'): string;
  names(prefix: 'articles'): string[];
  record(prefix: string, parameters: typeof FIGURES): Record<string, string>;
}

export function chapterOf(t: ChapterMessages): Chapter {
  const articles = t.names('articles').map((slug) => {
    const { title = '', lede = '', words, text = '' } = t.record(`articles.${slug}`, FIGURES);
    return { slug, title, lede, words, text };
  });
  return { title: t('title'), articles };
}

export interface Chapter {
  title: string;
  articles: Article[];
}
