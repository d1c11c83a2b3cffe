import { useQuery } from '@tanstack/react-query';
import { Upload, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAuth } from '../../lib/session/auth.ts';
import { readItem, writeItem } from '../../lib/page/storage.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { firstStepsMessages } from './first-steps.messages.ts';
import { samplesOfferMessages } from './samples-offer.messages.ts';
import { SamplesOffer } from './samples-offer.tsx';
import { Step } from './step.tsx';

interface ChecklistProps {
  onUpload: () => void;
  mergePath: (ids: string[]) => string;
  /** Where one document is asked, or where one is chosen to be asked. */
  askPath: (id: string | undefined) => string;
}

const A_DAY = 86_400_000;
const ALL = '+++';
const OVER = 'yes';

/**
 * What leads to a first result, until that is reached or the member sends it away, for good in this browser. It has its place
 * before the server answers, or none on this visit: nothing below it moves.
 */
export function Checklist(props: ChecklistProps) {
  const { user } = useAuth();
  const key = `first-steps-over:${user?.id}`;
  // What was taken when it was last seen here. Who has only just come has taken none.
  const [was, setWas] = useState(
    () => readItem(key) ?? (Date.now() - Date.parse(user?.created_at ?? '') < A_DAY ? '---' : null),
  );
  const { data, isPending } = useQuery({
    ...trpc.firstSteps.read.queryOptions(),
    enabled: was !== OVER,
  });
  const now = data?.steps && formatTaken(data.steps);
  useEffect(() => {
    // What is taken can be undone later, and another tab may have sent this away: neither brings it back.
    if (now && readItem(key) !== OVER) writeItem(key, now === ALL ? OVER : now);
  }, [key, now]);
  if (was === OVER || was === null) return null;
  const end = () => {
    writeItem(key, OVER);
    setWas(OVER);
  };
  return (
    <Steps
      {...props}
      taken={now ?? was}
      isKnown={!isPending}
      samples={data?.steps.samples ?? []}
      onEnd={end}
    />
  );
}

function formatTaken({ files, result, answer }: Record<'files' | 'result' | 'answer', boolean>): string {
  return [files, result, answer].map((isDone) => (isDone ? '+' : '-')).join('');
}

interface StepsProps extends ChecklistProps {
  /** A sign for each: whether it is taken. */
  taken: string;
  isKnown: boolean;
  samples: { id: string; filename: string }[];
  onEnd: () => void;
}

function Steps({ onUpload, mergePath, askPath, onEnd, taken, isKnown, samples }: StepsProps) {
  const t = useMessages(firstStepsMessages);
  const tSamplesOffer = useMessages(samplesOfferMessages);
  const isAdministrator = useAuth().user?.role === 'admin';
  const isDone = [...taken].map((sign) => sign === '+');
  const sample = (name: string) => samples.find(({ filename }) => filename === name)?.id;
  const [lease, invoice] = [sample('lease.pdf'), sample('invoice.pdf')];
  const samplesPlace = (
    <Button size="small" className="invisible">
      {tSamplesOffer('add')}
    </Button>
  );
  return (
    <Card className="mb-6 px-5 pt-4 pb-5" aria-label={t('title')}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="section-title">{t('title')}</h2>
          <p className="text-13 text-ink-soft tabular-nums">
            {taken === ALL
              ? t('over', { all: 3 })
              : t('done', { done: isDone.filter(Boolean).length, all: 3 })}
          </p>
        </div>
        <IconButton size="small" name={t('hide')} onClick={onEnd}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ol className="mt-3 grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        <Step number={1} isDone={isDone[0]} isKnown={isKnown} title={t('files.title')} text={t('files.text')}>
          <SamplesOffer size="small" place={samplesPlace} />
          <Button size="small" onClick={onUpload}>
            <Upload aria-hidden="true" />
            {t('files.upload')}
          </Button>
        </Step>
        <Step
          number={2}
          isDone={isDone[1]}
          isKnown={isKnown}
          title={t('result.title')}
          text={t('result.text')}
        >
          <ButtonLink size="small" to={mergePath(lease && invoice ? [lease, invoice] : [])}>
            {t('result.action')}
          </ButtonLink>
        </Step>
        <Step
          number={3}
          isDone={isDone[2]}
          isKnown={isKnown}
          title={t('answer.title')}
          text={lease ? t('answer.sample') : t('answer.text')}
        >
          <ButtonLink size="small" to={askPath(lease)}>
            {lease ? t('answer.sampleAction') : t('answer.action')}
          </ButtonLink>
        </Step>
      </ol>
      {isAdministrator && (
        <p className="mt-4 border-t pt-3 text-13 text-ink-soft">
          {t('administrator')}{' '}
          <TextLink alone to="/admin/settings">
            {t('settings')}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
