import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

interface RecommendationsTabProps {
  advice: UseQueryResult<{ recommendations: Recommendation[] }, unknown>;
  actions: AssistantActions;
}

const looks = { high: 'warn', medium: 'neutral', low: 'outline' } as const;

export function RecommendationsTab({ advice, actions }: RecommendationsTabProps) {
  const t = useMessages(aiMessages);
  const { data, isError, isFetching } = advice;
  const say = useAnswers();
  const run: Record<string, () => unknown> = {
    ocr: actions.extractText,
    summarize: () => actions.summarize(),
    enable_chat: actions.enableChat,
    compress: actions.compress,
    bookmarks: actions.addBookmarks,
    sign: () => actions.openTool('sign'),
    unlock: () => actions.openTool('unlock'),
  };
  // A server that is newer than this page may know more.
  const runUnknown = (action: string) => toast.error(t('recommendations.notImplemented', { action }));
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-5 desktop:px-6">
      <h3 className="text-14 font-bold">{t('recommendations.title')}</h3>
      {isError && <Note kind="bad" fact={t('recommendations.failed')} />}
      {!data && !isError && (
        <Waiting label={t('recommendations.looking')} className="flex flex-col gap-3">
          <Skeleton className="h-32 rounded-10" />
          <Skeleton className="h-32 rounded-10" />
        </Waiting>
      )}
      {data?.recommendations.length === 0 && (
        <div className="my-auto">
          <EmptyState level="p" drawing={<ReceiptDrawing />} title={t('recommendations.empty')}>
            {t('recommendations.emptyText')}
          </EmptyState>
        </div>
      )}
      {data?.recommendations.map(({ key, params, title, description, priority, action }) => (
        <article key={action} className="rounded-10 border border-line bg-bg p-4">
          <div className="flex items-center justify-between gap-2">
            <h4 id={`advice-${action}`} className="font-strong">
              {say({ key: `advice.${key}.title`, message: title })}
            </h4>
            <Badge kind={looks[priority]}>{t(`recommendations.priorities.${priority}`)}</Badge>
          </div>
          <p className="mt-1 text-13 text-ink-soft">
            {say({ key: `advice.${key}.description`, params, message: description })}
          </p>
          <Button
            className="mt-3"
            busy={actions.busy === action}
            disabled={actions.busy !== null || isFetching}
            aria-describedby={`advice-${action}`}
            onClick={() => void (run[action] ?? (() => runUnknown(action)))()}
          >
            {t.find(`recommendations.actions.${action}`) ?? t('recommendations.apply')}
          </Button>
        </article>
      ))}
    </div>
  );
}
