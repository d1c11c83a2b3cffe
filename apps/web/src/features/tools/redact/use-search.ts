import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMutation } from '@tanstack/react-query';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';
import { callTool } from '../shared/form/call-tool.ts';

export type Finds = ToolReport<'find-words'>;

export const PATTERNS = ['email', 'phone', 'iban', 'card', 'date'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Wanted {
  /** One a line. */
  words: string;
  expressions: string;
  patterns: Pattern[];
  wholeWords: boolean;
}

/** What was looked for, as the tools take it. */
export function toOptions({ words, expressions, patterns, wholeWords }: Wanted) {
  return { words: linesOf(words), expressions: linesOf(expressions), patterns, wholeWords };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function isNothing({ words, expressions, patterns }: Wanted): boolean {
  return !linesOf(words).length && !linesOf(expressions).length && !patterns.length;
}

/** Searches the document for what is wanted; nothing is changed by it. */
export function useSearch(fileId: string, onFound: () => void) {
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const call = { fileIds: [fileId], options: toOptions(wanted), operationId: makeUuidV7() };
      return (await callTool('find-words', call)).report as Finds;
    },
    onSuccess: onFound,
  });
}
