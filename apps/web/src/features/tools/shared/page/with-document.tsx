import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { errorWords, describeError } from '../../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useTranslated } from '../../../../lib/messages/translated.ts';
import { trpc } from '../../../../lib/api/trpc.ts';
import { advancedMessages } from '../advanced.messages.ts';
import type { OpenedDocument } from './document.ts';
import { ToolSkeleton } from '../run/tool-skeleton.tsx';
import { LockedNote, needsPassword } from './locked-note.tsx';

/** Reads the page sizes, and shows why a document does not open. */
export function WithDocument({
  file,
  skeleton,
  children,
}: {
  file: StoredFile;
  /** The shape of what comes; a tool with all pages without it. */
  skeleton?: ReactNode;
  children: (document: OpenedDocument) => ReactNode;
}) {
  const t = useMessages(advancedMessages);
  const errors = useTranslated(errorWords);
  const { data, error, refetch } = useQuery(
    trpc.pdfTools.info.queryOptions(
      { id: file.id, version: file.version },
      // A save over the file makes it another version: what is done with it goes on meanwhile.
      { staleTime: Infinity, retry: false, placeholderData: keepPreviousData },
    ),
  );
  if (error) {
    const answer = readApiError(error);
    if (needsPassword(answer)) return <LockedNote fileId={file.id} />;
    return (
      <Note
        kind="bad"
        fact={t('cannotOpen')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {describeError(answer, errors)}
      </Note>
    );
  }
  if (!data) return skeleton ?? <ToolSkeleton label={t('opening')} />;
  const pages = data.info.pages.map(({ width, height }) => ({ width, height }));
  return children({ file, pages, metadata: data.info.metadata });
}
