import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Gauge, ScanText, Upload } from 'lucide-react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { advicePath } from '../../features/files/preview-path.ts';
import { useEndedOperations } from '../../features/operations/use-ended-operations.ts';
import { useNearLimits } from '../../features/usage/use-near-limits.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { nameAction, useActionWords } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { ToDoRow } from './to-do-row.tsx';

const SHOWN = 4;

/** What waits for the member; nothing at all when nothing does. */
export function ToDo({ onUpload }: { onUpload: () => void }) {
  const t = useMessages(dashboardMessages);
  const words = useActionWords();
  const errorTexts = useTranslated(errorWords);
  const { data: waiting } = useQuery(trpc.files.waiting.queryOptions());
  const failed = useEndedOperations().unseen.filter(({ status }) => status === 'failed');
  const seen = useMutation(trpc.operations.markSeen.mutationOptions());
  const limits = useNearLimits();
  const rows = [
    ...(waiting?.uploads ?? []).map(({ id, filename, received, size }) => (
      <ToDoRow
        key={id}
        icon={<Upload aria-hidden="true" />}
        title={filename}
        text={t('toDo.stopped', { done: formatBytes(received), size: formatBytes(size) })}
        action={
          <Button size="small" aria-label={t('toDo.goOnWith', { name: filename })} onClick={onUpload}>
            {t('toDo.goOn')}
          </Button>
        }
      />
    )),
    ...failed.map(({ id, action, files, error }) => {
      const word = nameAction(action, words);
      return (
        <ToDoRow
          key={id}
          icon={<CircleAlert aria-hidden="true" className="text-danger" />}
          title={files?.filename ?? word}
          text={error ? describeKept(error, errorTexts) : t('toDo.failed', { action: word })}
          action={
            <ButtonLink
              size="small"
              to="/dashboard?tab=recent"
              aria-label={t('toDo.lookAt', { action: word })}
              onClick={() => seen.mutate({ ids: [id] })}
            >
              {t('toDo.look')}
            </ButtonLink>
          }
        />
      );
    }),
    ...limits.map(({ label, used, limit, format }) => (
      <ToDoRow
        key={label}
        icon={<Gauge aria-hidden="true" className="text-danger" />}
        title={label}
        text={t('toDo.limit', { used: format(used), limit: format(limit) })}
        action={
          <ButtonLink size="small" to="/upgrade" aria-label={t('toDo.plansFor', { limit: label })}>
            {t('toDo.plans')}
          </ButtonLink>
        }
      />
    )),
    ...(waiting?.unread ?? []).map(({ id, filename, page_count }) => (
      <ToDoRow
        key={id}
        icon={<ScanText aria-hidden="true" />}
        title={filename}
        text={
          page_count === null
            ? t('toDo.picture')
            : t('toDo.scan', { pages: t('toDo.pages', { count: page_count }) })
        }
        action={
          <ButtonLink size="small" to={advicePath(id)} aria-label={t('toDo.extractFrom', { name: filename })}>
            {t('toDo.extract')}
          </ButtonLink>
        }
      />
    )),
  ].slice(0, SHOWN);
  if (!rows.length) return null;
  return (
    <Card className="p-4">
      <h2 className="group-title">{t('toDo.title')}</h2>
      <ul className="mt-2.5 flex flex-col gap-3">{rows}</ul>
    </Card>
  );
}
