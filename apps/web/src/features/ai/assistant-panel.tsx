import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../../components/tabs.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import type { AssistantFile, AssistantTab, Shown } from './assistant-file.ts';
import { ChatTab } from './chat-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { SessionMenu } from './session-menu.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { useAdvice } from './use-advice.ts';
import { RunningAction } from './running-action.tsx';
import { useAssistantActions } from './use-assistant-actions.ts';
import type { Chat } from './use-chat.ts';

export interface AssistantPanelProps {
  file: AssistantFile;
  chat: Chat;
  tab: AssistantTab;
  onTab: (tab: AssistantTab) => void;
  onClose: () => void;
  /** It was opened by a key, which goes on in it. */
  takesFocus: boolean;
  /** The answer whose sources are marked in the document, and which of them matters now, from 1. */
  shown: Shown | null;
  active: number;
  onShow: (shown: Shown, active: number) => void;
  onPage: (page: number) => void;
}

const body = 'flex min-h-0 flex-1 flex-col pt-0!';

/** The panel beside a document: summary, answers, and recommendations. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { file, chat, tab, onTab, onClose, takesFocus, shown, active, onShow, onPage } = props;
  const t = useMessages(aiMessages);
  const actions = useAssistantActions(file, () => onTab('chat'));
  const { advice, locked } = useAdvice(file);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (find('textarea') ?? find('[role=tab][data-state=active]'))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it is opened
  }, []);
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // A menu of it lies elsewhere in the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    onClose();
  }
  return (
    <TabsRoot
      ref={panel}
      onKeyDown={closeOnEscape}
      value={tab}
      onValueChange={(next) => onTab(next as AssistantTab)}
      className="flex min-h-0 flex-1 flex-col"
    >
      {/* Where it is low, its buttons stand beside the tabs, and the conversation has the rest. */}
      <header className="px-4 pt-4 desktop:px-6 low:absolute low:top-0 low:right-0 low:z-1 low:h-[45px] low:w-28 low:border-b low:pt-0 desktop:low:h-[41px]">
        <div className="flex items-center justify-between gap-2 low:h-full low:justify-end">
          <h2 className="section-title low:sr-only">{t('title')}</h2>
          <div className="-mr-2 flex">
            {file.has_embeddings && <SessionMenu chat={chat} />}
            <IconButton name={t('close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <p className="mt-1 flex items-center gap-1.5 text-13 desktop:min-h-5 text-ink-soft low:hidden">
          <span className="mr-1 truncate max-desktop:sr-only">{file.filename}</span>
          {file.has_ocr && <Badge>{t('badges.ocr')}</Badge>}
          {file.has_summary && <Badge>{t('badges.summary')}</Badge>}
          {file.has_embeddings && (
            <Badge kind="ok" icon={<Check aria-hidden="true" />}>
              {t('badges.chat')}
            </Badge>
          )}
        </p>
      </header>
      <TabList className="mt-2 shrink-0 px-4 desktop:px-6 low:mt-0 low:mr-28" aria-label={t('title')}>
        <Tab value="chat">{t('tabs.chat')}</Tab>
        <Tab value="summary">{t('tabs.summary')}</Tab>
        <Tab value="recommendations" count={advice.data?.recommendations.length || undefined}>
          {t('tabs.recommendations')}
        </Tab>
      </TabList>
      {(actions.busy !== 'ocr' || file.has_text || tab === 'recommendations') && (
        <RunningAction actions={actions} />
      )}
      <TabPanel value="chat" className={body}>
        <ChatTab
          file={file}
          chat={chat}
          actions={actions}
          locked={locked}
          shown={shown}
          active={active}
          onShow={onShow}
        />
      </TabPanel>
      <TabPanel value="summary" className={body}>
        <SummaryTab file={file} actions={actions} locked={locked} onPage={onPage} />
      </TabPanel>
      <TabPanel value="recommendations" className={body}>
        <RecommendationsTab advice={advice} actions={actions} />
      </TabPanel>
    </TabsRoot>
  );
}
