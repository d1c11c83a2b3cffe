import type { Article } from './article.ts';
import { fold } from '../../lib/page/fold.ts';

const WEIGHTS = { title: 8, words: 4, lede: 3, text: 1 } as const;

/** Those in which every word begins some word, the likeliest first; all of them for an empty search. */
export function searchArticles(articles: readonly Article[], query: string): Article[] {
  const words = foldWords(query);
  if (words.length === 0) return [...articles];
  return articles
    .map((article) => ({ article, score: scoreArticle(article, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

function scoreArticle(article: Article, words: string[]): number {
  const parts = Object.entries(WEIGHTS).map(([part, weight]) => ({
    weight,
    words: foldWords(article[part as keyof typeof WEIGHTS] ?? ''),
  }));
  const scores = words.map((word) =>
    parts.reduce((sum, part) => sum + (part.words.some((own) => own.startsWith(word)) ? part.weight : 0), 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function foldWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
