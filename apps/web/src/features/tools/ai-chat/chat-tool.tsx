import { MOST_ASKED } from '@sheaf/api/features/ai/ai.most-asked.schema.ts';
import { lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../../lib/page/toast.ts';
import type { StoredFile } from '../../files/item.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChosenFile } from '../shared/files/chosen-file.tsx';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { ToolArea } from '../shared/files/tool-area.tsx';
import { ToolStart } from '../shared/files/tool-start.tsx';
import type { PickedFiles } from '../shared/files/use-picked-files.ts';
import { ToolSkeleton } from '../shared/run/tool-skeleton.tsx';
import ChatArea from './chat-area.tsx';
import { chatMessages } from './chat.messages.ts';

const SeveralArea = lazy(() => import('./several-area.tsx'));

/** Chat about one document, several together, or a folder from a link. */
export default function ChatTool({ picked, isPro }: { picked: PickedFiles; isPro: boolean }) {
  const t = useMessages(chatMessages);
  const [search, setSearch] = useSearchParams();
  const folderId = search.get('folder');
  const file = picked.files.find((one) => isOfKind(one, 'text'));
  /** The next choice is instead of what is asked now, and not beside it. */
  const isInstead = useRef(false);
  const [begun, setBegun] = useState<string | null>(null);
  const end = () => {
    setBegun(null);
    picked.set([]);
    if (folderId)
      setSearch((was) => [...was].filter(([name]) => !['folder', 'file', 'files'].includes(name)));
  };
  const take = (files: StoredFile[]) => {
    const ids = new Set(isInstead.current ? [] : picked.ids);
    for (const { id } of files) ids.add(id);
    if (ids.size > MOST_ASKED) toast.error(t('tooMany', { most: MOST_ASKED }));
    else if (isInstead.current) picked.set(files);
    else picked.add(files);
    isInstead.current = false;
  };
  return (
    <ToolArea isSeveral kind="text" onFiles={take} wrongKind={t('wrongKind')}>
      {({ choose, upload }) => {
        const chooseWhich = (instead: boolean) => () => {
          isInstead.current = instead;
          choose();
        };
        if (folderId || picked.ids.length > 1)
          return (
            <SeveralArea
              key={folderId}
              of={{ fileIds: picked.ids, ...(folderId && { folderId }) }}
              begun={begun}
              isPro={isPro}
              onAdd={chooseWhich(false)}
              onFiles={picked.open}
              onEnd={end}
            />
          );
        if (file)
          return (
            <ChatArea
              key={file.id}
              file={file}
              isPro={isPro}
              aside={<ChosenFile file={file} onChange={chooseWhich(true)} />}
              onAdd={chooseWhich(false)}
              onSession={setBegun}
              onFiles={(ids, session) => {
                setBegun(session);
                picked.open(ids);
              }}
            />
          );
        if (picked.isPending) return <ToolSkeleton />;
        return (
          <ToolStart
            tool="ai-chat"
            isSeveral
            kind="text"
            title={t('startTitle')}
            text={t('startText')}
            onChoose={chooseWhich(false)}
            onFiles={upload}
          />
        );
      }}
    </ToolArea>
  );
}
