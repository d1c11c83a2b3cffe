import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMutation, useQuery } from '@tanstack/react-query';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';
import { callTool } from '../shared/form/call-tool.ts';
import type { Values } from '../shared/form/read-fields.ts';
import { toOptions, type Wanted } from './wanted.ts';

export type Finds = ToolReport<'find-words'>;

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
