import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { FindingsSkeleton } from './run/tool-skeleton.tsx';

interface WantedDataProps<Data> {
  query: UseQueryResult<Data, unknown>;
  texts: { again: string; loading: string };
  /** The shape of what comes, where it is no list. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a tool has to know of the document before it can begin: on its way, refused with a way to ask again, or here. */
export function WantedData<Data>({ query, texts, skeleton, children }: WantedDataProps<Data>) {
  const errors = useTranslated(errorWords);
  const { data, error, refetch } = query;
  if (error) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {texts.again}
      </Button>
    );
    return <Note kind="bad" fact={describeError(readApiError(error), errors)} action={again} />;
  }
  if (data === undefined) return skeleton ?? <FindingsSkeleton label={texts.loading} />;
  return children(data);
}
