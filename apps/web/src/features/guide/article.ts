/** One short text of a guide; `text` is written in the Markdown of lib/prose. */
export interface Article {
  slug: string;
  title: string;
  lede: string;
  /** Words that people look for and that do not stand in it. */
  words?: string;
  text: string;
}

export interface Chapter {
  title: string;
  articles: Article[];
}
