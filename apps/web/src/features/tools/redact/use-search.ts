import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMutation, useQuery } from '@tanstack/react-query';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';
import { callTool } from '../shared/form/call-tool.ts';
import type { Values } from '../shared/form/read-fields.ts';

export type Finds = ToolReport<'find-words'>;

export const PATTERNS = ['email', 'phone', 'iban', 'card', 'date'] as const;

export interface Wanted {
  /** One a line. */
  words: string;
  expressions: string;
  patterns: (typeof PATTERNS)[number][];
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

async function find(fileId: string, options: Values): Promise<Finds> {
  const call = { fileIds: [fileId], options, operationId: makeUuidV7() };
  return (await callTool('find-words', call)).report as Finds;
}

/** Searches the document for what is wanted; nothing is changed by it. */
export function useSearch(fileId: string, language: string, onFound: (finds: Finds) => void) {
  return useMutation({
    mutationFn: (wanted: Wanted) => find(fileId, { ...toOptions(wanted), language }),
    onSuccess: onFound,
  });
}

/** Where the words of a page are, so that they can be picked. */
export function usePageWords(fileId: string, page: number, language: string, isOn: boolean) {
  return useQuery({
    queryKey: ['page-words', fileId, page, language],
    queryFn: async () => {
      const report = await find(fileId, { expressions: ['[^ ]+'], pages: String(page), language });
      return report.finds.flatMap(({ boxes }) => boxes);
    },
    enabled: isOn,
    staleTime: Infinity,
  });
}
