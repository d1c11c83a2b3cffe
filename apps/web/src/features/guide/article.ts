/** One short text of a guide; `text` is written in the Markdown of lib/prose. */
export interface Article {
  slug: string;
  title: string;
  lede: string;
  /** Words that people look for and that do not stand in it. */
  words?: string;
  text: string;
}

/** What a chapter is made from: its title, and its articles by the last part of their addresses. */
interface ChapterMessages {
  (key: 'title'): string;
  names(prefix: 'articles'): string[];
  record(prefix: string): Record<string, string>;
}

export function chapterOf(t: ChapterMessages): Chapter {
  const articles = t.names('articles').map((slug) => {
    const { title = '', lede = '', words, text = '' } = t.record(`articles.${slug}`);
    return { slug, title, lede, words, text };
  });
  return { title: t('title'), articles };
}

export interface Chapter {
  title: string;
  articles: Article[];
}
