import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Card } from '../components/card.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Note } from '../components/note.tsx';
import { Skeleton, SkeletonRows, Waiting } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AnswerResults } from '../features/search/ask/answer-results.tsx';
import { AskForm } from '../features/search/ask/ask-form.tsx';
import { askMessages } from '../features/search/ask/ask.messages.ts';
import { askAllPath } from '../features/search/ask/ask-path.ts';
import { useAsk } from '../features/search/ask/use-ask.ts';
import { readApiError } from '../lib/api/api-error.ts';
import { trpc } from '../lib/api/trpc.ts';
import { describeError, errorWords } from '../lib/messages/describe-error.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { useTranslated } from '../lib/messages/translated.ts';

/** One question to all files, or to those of a folder. The question is in the address; it is asked on request. */
export default function AskPage() {
  const t = useMessages(askMessages);
  const errorTexts = useTranslated(errorWords);
  const [search, setSearch] = useSearchParams();
  const question = search.get('q') ?? '';
  const folderId = search.get('folder') ?? undefined;
  const { answer, error, isFetching, ask, stop } = useAsk(question, folderId);
  const { data } = useQuery(
    trpc.folders.get.queryOptions({ id: folderId ?? '' }, { enabled: folderId !== undefined, retry: false }),
  );
  const name = data?.folder.name;
  const title = name ? t('titleFolder', { name }) : t('title');
  function askNow(text: string): void {
    setSearch({ ...(folderId && { folder: folderId }), q: text }, { replace: true });
    void ask(text);
  }
  return (
    <>
      <title>{t('pageTitle')}</title>
      <div className="wrap grid gap-6 pb-16">
        <PageHeader
          title={title}
          lede={
            folderId ? (
              <>
                {t('ledeFolder')} <TextLink to={askAllPath()}>{t('allInstead')}</TextLink>
              </>
            ) : (
              t('lede')
            )
          }
        />
        <AskForm
          key={folderId}
          question={question}
          isBusy={isFetching}
          withExamples={!answer && !isFetching && !error}
          onAsk={askNow}
          onStop={() => void stop()}
        />
        {isFetching && (
          <Waiting label={t('asking')} className="grid gap-5">
            <div>
              <Skeleton className="mb-3 h-4 w-36" />
              <Skeleton className="h-3.5 w-64 max-w-full" />
            </div>
            <Card className="overflow-hidden">
              <SkeletonRows rows={4} />
            </Card>
          </Waiting>
        )}
        {error && !isFetching && (
          <Note kind="bad" fact={t('error', { message: describeError(readApiError(error), errorTexts) })} />
        )}
        {answer && !isFetching && !error && <AnswerResults key={answer.operationId} answer={answer} />}
      </div>
    </>
  );
}
