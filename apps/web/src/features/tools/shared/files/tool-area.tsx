import { type ReactNode, Suspense, lazy, useState } from 'react';
import { toast } from '../../../../lib/page/toast.ts';
import { PageDrop } from '../../../files/upload/page-drop.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { foldersMessages } from '../../../folders/folders.messages.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { type FileKind, isOfKind } from './file-kinds.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { useToolUploads } from './use-tool-uploads.ts';

const ToolUploads = lazy(async () => ({ default: (await import('./tool-uploads.tsx')).ToolUploads }));
const FilePicker = lazy(() => import('./file-picker.tsx'));

const NAMED = 3;

interface ToolAreaProps {
  kind: FileKind;
  isSeveral: boolean;
  /** Files of the right kind, picked or just stored. */
  onFiles: (files: StoredFile[]) => void;
  /** Shown for files that the tool does not accept. */
  wrongKind: string;
  children: (desk: { choose: () => void; upload: (files: readonly File[]) => void }) => ReactNode;
}

/** The ways that files come to a tool: from the member's own, dropped or pasted on the page, or from the device. */
export function ToolArea({ kind, isSeveral, onFiles, wrongKind, children }: ToolAreaProps) {
  const t = useMessages(foldersMessages);
  const tArea = useMessages(toolAreaMessages);
  const [isChoosing, setChoosing] = useState(false);
  const take = (files: StoredFile[]) => {
    const fitting = files.filter((file) => isOfKind(file, kind));
    const others = files.filter((file) => !fitting.includes(file)).map(({ filename }) => filename);
    if (others.length > 0) {
      const names = others.slice(0, NAMED).join(', ');
      const rest = Math.max(0, others.length - NAMED);
      toast.error(wrongKind, {
        description: tArea('notAdded', { names, rest, count: others.length, kind }),
      });
    }
    if (fitting.length > 0) onFiles(fitting);
  };
  const { items, send } = useToolUploads(take);
  return (
    <PageDrop place={t('home')} onFiles={send}>
      <div className="wrap pt-5 pb-[calc(max(96px,var(--bar-height,0px))+32px)]">
        {items.length > 0 && (
          <Suspense fallback={null}>
            <ToolUploads items={items} />
          </Suspense>
        )}
        {children({ choose: () => setChoosing(true), upload: send })}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <FilePicker
            kind={kind}
            isSeveral={isSeveral}
            onPick={take}
            onUpload={send}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </PageDrop>
  );
}
