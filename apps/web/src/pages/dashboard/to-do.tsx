import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Gauge, ScanText, Upload } from 'lucide-react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { advicePath } from '../../features/files/preview-path.ts';
import { useEndedOperations } from '../../features/operations/use-ended-operations.ts';
import { useNearLimits } from '../../features/usage/use-near-limits.ts';
import { activityTexts } from '../../features/users/activity.texts.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { trpc } from '../../lib/trpc.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { ToDoRow } from './to-do-row.tsx';

const SHOWN = 4;

/** What waits for the member; nothing at all when nothing does. */
export function ToDo({ onUpload }: { onUpload: () => void }) {
  const texts = useTexts(dashboardTexts).toDo;
  const { actions } = useTexts(activityTexts);
  const say = useServerWords();
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
        text={texts.stopped(formatBytes(received), formatBytes(size))}
        action={
          <Button size="small" aria-label={texts.goOnWith(filename)} onClick={onUpload}>
            {texts.goOn}
          </Button>
        }
      />
    )),
    ...failed.map(({ id, action, files, error }) => {
      const word = actions[action] ?? action;
      return (
        <ToDoRow
          key={id}
          icon={<CircleAlert aria-hidden="true" className="text-danger" />}
          title={files?.filename ?? word}
          text={error ? say(error.message) : texts.failed(word)}
          action={
            <ButtonLink
              size="small"
              to="/dashboard?tab=recent"
              aria-label={texts.lookAt(word)}
              onClick={() => seen.mutate({ ids: [id] })}
            >
              {texts.look}
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
        text={texts.limit(format(used), format(limit))}
        action={
          <ButtonLink size="small" to="/upgrade" aria-label={texts.plansFor(label)}>
            {texts.plans}
          </ButtonLink>
        }
      />
    )),
    ...(waiting?.unread ?? []).map(({ id, filename, page_count }) => (
      <ToDoRow
        key={id}
        icon={<ScanText aria-hidden="true" />}
        title={filename}
        text={page_count === null ? texts.picture : texts.scan(texts.pages(page_count))}
        action={
          <ButtonLink size="small" to={advicePath(id)} aria-label={texts.extractFrom(filename)}>
            {texts.extract}
          </ButtonLink>
        }
      />
    )),
  ].slice(0, SHOWN);
  if (!rows.length) return null;
  return (
    <Card className="p-4">
      <h2 className="group-title">{texts.title}</h2>
      <ul className="mt-2.5 flex flex-col gap-3">{rows}</ul>
    </Card>
  );
}
