import { Layers, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import {
  batchOfParts,
  type FittingTool,
  type GivenFile,
  toolsForFiles,
  toolsForParts,
} from '../shared/tools-for-files.ts';
import { callTool, toolMessages } from '../shared/tools.messages.ts';

/** A way to go on with some files. */
export interface Entry {
  key: string;
  label: string;
  Icon: LucideIcon;
  to: string;
}

export interface Entries {
  /** The tools that take all of the files. */
  whole: FittingTool[];
  /** Of files of several kinds: a batch with all of them, and the tools that take some. */
  mixed: Entry[];
  toEntry: (tool: FittingTool) => Entry;
}

export function useEntries(files: readonly GivenFile[]): Entries {
  const t = useMessages(toolAreaMessages);
  const tTools = useMessages(toolMessages);
  const { whole, parts, batch } = useMemo(
    () => ({ whole: toolsForFiles(files), parts: toolsForParts(files), batch: batchOfParts(files) }),
    [files],
  );
  const toEntry = ({ id, Icon, to, part }: FittingTool): Entry => {
    const tool = callTool(tTools, id);
    return {
      key: part ? `${id} part` : id,
      label: part ? t('atFiles.part', { tool, ...part }) : tool,
      Icon,
      to,
    };
  };
  const ofBatch =
    batch === null ? [] : [{ key: 'batch', label: t('atFiles.batch'), Icon: Layers, to: batch }];
  return { whole, mixed: [...ofBatch, ...parts.map(toEntry)], toEntry };
}
