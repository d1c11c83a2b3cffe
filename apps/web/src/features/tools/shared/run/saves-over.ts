import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { trpc } from '../../../../lib/api/trpc.ts';
import type { StoredFile } from '../../../files/item.ts';
import { type SaveAs, ToolRoundContext } from './tool-round.ts';

/** Into the file that a result is made of, if that still has this version. */
export type Over = { as: 'version'; baseVersion: number };

export interface SavesOver {
  /** False where the result cannot become a version of the file. */
  isOffered: boolean;
  saveAs: SaveAs;
  choose: (saveAs: SaveAs) => void;
  /** The version that the file has now, and whether the tool would break its signature. */
  keeps: { number: number; isSigned: boolean };
  /** For the call of the tool. */
  over: Over | undefined;
}

/** Where the result of a tool goes, until the page is left: a new file, or a new version of its file. */
export function useSavesOver(tool: ToolName, file: StoredFile | undefined, ending: string): SavesOver {
  const { saveAs: chosen, chooseSaveAs: choose } = useContext(ToolRoundContext);
  const { makes = 'file', namesResult, onSigned } = tools[tool];
  const isOffered =
    file?.type === 'application/pdf' &&
    makes === 'file' &&
    !namesResult &&
    extensionOf(tool) === 'pdf' &&
    ending === '.pdf';
  const isOver = isOffered && chosen === 'version';
  const number = file?.version ?? 1;
  const { data } = useQuery(
    trpc.pdfTools.info.queryOptions(
      { id: file?.id ?? '', version: number },
      { staleTime: Infinity, retry: false, enabled: isOver && onSigned !== 'kept' },
    ),
  );
  return {
    isOffered,
    saveAs: isOver ? 'version' : 'new',
    choose,
    keeps: { number, isSigned: isOver && (data?.info.signatures ?? 0) > 0 },
    over: isOver ? { as: 'version', baseVersion: number } : undefined,
  };
}
