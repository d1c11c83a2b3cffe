import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { readApiError } from '../../../lib/api-error.ts';
import { apiErrorTexts, describeError } from '../../../lib/api-error.texts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { advancedTexts } from './advanced.texts.ts';
import type { OpenedDocument } from './document.ts';
import { toolPath } from './tool-list.ts';

/** Reads how large the pages are, and says why when the document does not open. */
export function WithDocument({
  file,
  children,
}: {
  file: StoredFile;
  children: (document: OpenedDocument) => ReactNode;
}) {
  const texts = useTexts(advancedTexts);
  const errors = useTexts(apiErrorTexts);
  const { data, error, refetch } = useQuery(
    trpc.pdfTools.info.queryOptions({ id: file.id }, { staleTime: Infinity, retry: false }),
  );
  if (error) {
    const answer = readApiError(error);
    const isLocked =
      answer.code === 'unprocessable_document' && /password|encrypt/iu.test(answer.message ?? '');
    return (
      <Note
        kind="bad"
        fact={texts.cannotOpen}
        action={
          isLocked ? (
            <ButtonLink size="small" to={toolPath('unlock', [file.id])}>
              {texts.unlock}
            </ButtonLink>
          ) : (
            <Button size="small" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          )
        }
      >
        {isLocked ? texts.locked : describeError(answer, errors)}
      </Note>
    );
  }
  if (!data)
    return (
      <div className="grid min-h-[320px] place-items-center">
        <Spinner size="large" label={texts.opening} />
      </div>
    );
  const pages = data.info.pages.map(({ width, height }) => ({ width, height }));
  return children({ file, pages });
}
