import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConversationDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { ChatThread } from '../../ai/chat-thread.tsx';
import { SessionMenu } from '../../ai/session-menu.tsx';
import type { Chat } from '../../ai/use-chat.ts';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { chatMessages } from './chat.messages.ts';
import { type Cited, viewerPath } from './cited.ts';
import { CitedDocument } from './cited-document.tsx';
import { usePageSizes } from './use-page-sizes.ts';

export interface AskedFile {
  id: string;
  filename: string;
  type: string;
}

interface ActiveChatProps {
  /** What is asked: one, or several together. */
  files: AskedFile[];
  isSeveral?: boolean;
  /** The subject of the conversation, and its first message. */
  title: string;
  greeting: string;
  /** Over the conversation. */
  bar?: ReactNode;
  isPro: boolean;
  chat: Chat;
  cited: Cited | null;
  onCited: (cited: Cited) => void;
  onEnd: () => void;
}

const NONE: AskedFile = { id: '', filename: '', type: '' };

/** The conversation, and beside it the page of the answer. */
export function ActiveChat(props: ActiveChatProps) {
  const { files, isSeveral = false, title, greeting, bar, isPro, chat, cited, onCited, onEnd } = props;
  const t = useMessages(chatMessages);
  const [isSorry, setSorry] = useState(false);
  const source = cited?.sources[cited.active - 1];
  // The document stays where it is when an answer has no source.
  const [last, setLast] = useState(source?.file_id);
  if (source && source.file_id !== last) setLast(source.file_id);
  const file = files.find(({ id }) => id === (source?.file_id ?? last)) ?? files[0];
  const pages = usePageSizes(file ?? NONE);
  const hasDesk = pages !== null || isSeveral;
  return (
    <div
      className={classes(
        // On a phone it ends at the bottom of the screen, without the room for a bar: what is left is for the answers.
        'grid grid-cols-[minmax(0,1fr)] gap-3 max-desktop:-mb-28 [--chat-height:calc(100dvh-100px)] desktop:gap-6',
        hasDesk && 'desktop:grid-cols-[minmax(0,1fr)_440px]',
      )}
    >
      {hasDesk && file && !pages && <WithoutPages file={file} />}
      {file && pages && (
        <CitedDocument
          fileId={file.id}
          isAlone={!isSeveral}
          pages={pages}
          cited={cited}
          onActive={(active) => cited && onCited({ ...cited, active })}
        />
      )}
      <Card
        aria-label={t('active')}
        className={classes(
          'flex h-[calc(100dvh-212px)] min-h-80 flex-col desktop:h-(--chat-height)',
          !hasDesk && 'mx-auto w-full max-w-[760px]',
        )}
      >
        <header className="flex items-center gap-2 border-b border-line pr-2 pl-4 desktop:py-2.5 desktop:pl-6">
          <div className="min-w-0 flex-1">
            <h2 className="section-title">{t('active')}</h2>
            <p className="truncate text-13 text-ink-soft max-desktop:sr-only">{title}</p>
          </div>
          <SessionMenu chat={chat} />
          <IconButton name={t('end')} onClick={onEnd}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {bar}
        <ChatThread
          chat={{ ...chat, send: (message) => (setSorry(false), chat.send(message)) }}
          shown={cited}
          active={cited?.active ?? 1}
          onShow={(shown, active) => onCited({ ...shown, active })}
          type={isSeveral ? undefined : file?.type}
          isSeveral={isSeveral}
          greeting={greeting}
          apology={isSorry ? t('apology') : null}
          onFailed={(message) => {
            setSorry(true);
            if (isPro) toast.error(t('advancedFailed'), { description: message });
            else toast.error(t('sendFailed', { message }));
          }}
        />
      </Card>
    </div>
  );
}

/** Word and Excel files have no pages to look at, and others are still on their way. */
function WithoutPages({ file: { id, filename, type } }: { file: AskedFile }) {
  const t = useMessages(chatMessages);
  const isComing = type === 'application/pdf';
  return (
    <section
      aria-label={t('document')}
      className="grid h-[200px] min-w-0 place-items-center rounded-10 border border-line bg-sunken desktop:h-(--chat-height)"
    >
      {isComing ? (
        <Spinner label={filename} />
      ) : (
        <EmptyState
          level="p"
          drawing={<ConversationDrawing />}
          title={filename}
          action={
            <ButtonLink size="small" target="_blank" to={viewerPath(id, 1, undefined, false)}>
              {t('inViewer')}
            </ButtonLink>
          }
        >
          {t('noPages')}
        </EmptyState>
      )}
    </section>
  );
}
