import type { ModelTrial } from '@sheaf/api/features/admin/admin.schema.ts';
import { Note } from '../../components/note.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { describeError, describeKept, errorWords } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { instanceMessages } from './instance.messages.ts';

interface ModelTrialNoteProps {
  trial: ModelTrial | undefined;
  /** Of the request itself, such as an address that is none. */
  error: unknown;
}

/** What a test of the connection found: the reply of the model, or why there is none. */
export function ModelTrialNote({ trial, error }: ModelTrialNoteProps) {
  const t = useMessages(instanceMessages);
  const words = useTranslated(errorWords);
  if (error)
    return (
      <Note kind="bad" fact={t('model.problem')}>
        {describeError(readApiError(error), words)}
      </Note>
    );
  if (!trial) return null;
  const { models, reply, problem, milliseconds } = trial;
  const listed = t('model.listed', { count: models.length });
  if (problem)
    return (
      <Note kind="bad" fact={t('model.problem')}>
        {describeKept(problem, words)} {models.length > 0 && listed}
      </Note>
    );
  if (reply === null) return <Note kind="plain" fact={listed} />;
  return (
    <Note
      kind="plain"
      fact={t('model.replied', { seconds: Math.max(1, Math.round(milliseconds / 100)) / 10 })}
    >
      {t('model.reply', { reply })} {listed}
    </Note>
  );
}
