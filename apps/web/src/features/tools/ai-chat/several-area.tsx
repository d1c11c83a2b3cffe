import { MOST_ASKED } from '@sheaf/api/features/ai/ai.most-asked.schema.ts';
import type { ChatScope } from '@sheaf/api/features/ai/ai.scope.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import type { Asked } from '../../ai/stream-answer.ts';
import { useChat } from '../../ai/use-chat.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { FILE_TYPES } from '../shared/files/file-kinds.ts';
import { ToolSkeleton } from '../shared/run/tool-skeleton.tsx';
import { ActiveChat } from './active-chat.tsx';
import { AskedFiles } from './asked-files.tsx';
import { chatMessages } from './chat.messages.ts';
import type { Cited } from './cited.ts';
import { useReadFiles } from './use-read-files.ts';

interface SeveralAreaProps {
  /** These files together, or all that lies in this folder with them beside it. */
  of: { fileIds: string[]; folderId?: string };
  /** A conversation about the first of the files that goes on with all of them. */
  begun?: string | null;
  isPro: boolean;
  /** Adds files to those. */
  onAdd: () => void;
  /** An older conversation is opened again: the files that it was about come back. */
  onFiles: (ids: string[]) => void;
  onEnd: () => void;
}

/** Several documents that are asked together. */
export default function SeveralArea(props: SeveralAreaProps) {
  const t = useMessages(chatMessages);
  const errorTexts = useTranslated(errorWords);
  const { of, onEnd } = props;
  const wish = { folderId: of.folderId, fileIds: of.fileIds.join(',') || undefined };
  const { data, error, refetch } = useQuery(
    // The conversation stays while files come to it.
    trpc.ai.chatScope.queryOptions(wish, { retry: false, placeholderData: keepPreviousData }),
  );
  if (data && data.files.some(({ state }) => state !== 'trashed'))
    return <Conversation {...props} scope={data} onSent={() => void refetch()} />;
  if (!data && !error) return <ToolSkeleton />;
  const told = error && readApiError(error);
  const another = (
    <Button size="small" onClick={onEnd}>
      {t('another')}
    </Button>
  );
  if (told && told.code !== 'not_found')
    return (
      <Note
        kind="bad"
        fact={t('startFailed', { message: describeError(told, errorTexts) })}
        action={another}
      />
    );
  return (
    <Note kind="warn" fact={told ? t('gone') : t('nothingRead')} action={another}>
      {told ? t('goneText') : t('nothingReadText')}
    </Note>
  );
}

interface ConversationProps extends SeveralAreaProps {
  scope: ChatScope;
  /** A question was answered, or could not be. */
  onSent: () => void;
}

function Conversation(props: ConversationProps) {
  const { of, begun, isPro, scope, onSent, onAdd, onFiles, onEnd } = props;
  const t = useMessages(chatMessages);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [cited, setCited] = useState<Cited | null>(null);
  const files = scope.files.filter(({ id }) => !out.has(id));
  const leftOut = scope.files.filter(({ id }) => out.has(id));
  const live = files.filter(({ state }) => state !== 'trashed');
  const { folderId = '', fileIds } = of;
  const { data: folder } = useQuery(
    trpc.folders.get.queryOptions({ id: folderId }, { enabled: folderId !== '' }),
  );
  const ids = live.map(({ id }) => id);
  const [first = '', ...others] = ids;
  const asked: Asked = folderId
    ? { folderId, fileIds: fileIds.filter((id) => ids.includes(id)), leaveOut: [...out] }
    : { fileId: first, fileIds: others };
  const about = folderId || (fileIds[0] ?? '');
  const onAnswer = ({ messageId, sources }: Pick<Cited, 'messageId' | 'sources'>) =>
    setCited({ messageId, sources, active: 1 });
  const chat = useChat(about, true, onAnswer, asked, begun);
  // A file that went to the trash meanwhile, or came to the folder, is seen with the next question.
  const send = (message: string) => chat.send(message).finally(onSent);
  function choose(sessionId: string | null): void {
    const session = chat.sessions.find(({ id }) => id === sessionId);
    if (session && (folderId || session.file_ids.length > 1)) {
      setOut(new Set());
      const here = fileIds.filter((id) => session.file_ids.includes(id));
      onFiles([...new Set([...here, ...session.file_ids])].slice(0, MOST_ASKED));
    }
    chat.choose(sessionId);
  }
  const name = folder?.folder.name;
  const count = t('several', { count: live.length });
  return (
    <ActiveChat
      isSeveral
      // What was asked before a file was left out is still about it.
      files={[...live, ...leftOut]}
      title={name ? `${name} · ${count}` : count}
      greeting={t('greetingSeveral', { count: live.filter(({ state }) => state === 'read').length })}
      bar={
        <>
          <AskedFiles
            files={files}
            out={out.size}
            onRemove={(id) => setOut(new Set([...out, id]))}
            onAllAgain={() => setOut(new Set())}
            onAdd={onAdd}
          />
          <Unread files={live.filter(({ state }) => state === 'unread')} />
          {scope.more > 0 && (
            <p className="border-b border-line px-4 py-2 text-12 text-ink-soft desktop:px-6">
              {t('beyond', { most: MOST_ASKED, more: scope.more })}
            </p>
          )}
        </>
      }
      isPro={isPro}
      chat={{ ...chat, send, choose }}
      cited={cited}
      onCited={setCited}
      onEnd={onEnd}
    />
  );
}

/** Which have no part in the answers, and the way to change that. */
function Unread({ files }: { files: ChatScope['files'] }) {
  const t = useMessages(chatMessages);
  const { now, read, stop } = useReadFiles();
  const scans = files.filter(({ type }) => FILE_TYPES.scan.includes(type));
  if (!files.length && !now) return null;
  return (
    <div className="flex items-center gap-3 border-b border-line bg-warn-soft px-4 py-2 text-13 desktop:px-6">
      <output className="min-w-0 flex-1">
        {now ? (
          t('reading', { name: now.name, number: now.number, count: now.count })
        ) : (
          <>
            <strong className="font-bold">{t('unreadFact', { count: files.length })}</strong>{' '}
            {files.length === 1 ? t('unreadText') : t('unreadTextSeveral')}
          </>
        )}
      </output>
      {now ? (
        <Button size="small" onClick={stop}>
          {t('stopReading')}
        </Button>
      ) : (
        scans.length > 0 && (
          <Button size="small" onClick={() => void read(scans)}>
            {t('read')}
          </Button>
        )
      )}
    </div>
  );
}
