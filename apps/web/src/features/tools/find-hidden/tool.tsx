import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import type { Hidden } from '../shared/reports.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { toolPath } from '../shared/tool-list.ts';
import { WantedData } from '../shared/wanted-data.tsx';
import { CarriedList } from './carried-list.tsx';
import { FoundPage } from './found-page.tsx';
import { hiddenMessages } from './hidden.messages.ts';
import { redactTool } from './redact-tool.ts';
import { WordList } from './word-list.tsx';

/** A report on a document as it is seen: its pages with marks at what is hidden on them, and what it carries beside. */
export default onDocument(FindHiddenTool);

function FindHiddenTool({ document, aside }: DocumentToolProps) {
  const t = useMessages(hiddenMessages);
  const query = useQuery(
    trpc.pdfTools.findHidden.queryOptions({ id: document.file.id }, { staleTime: Infinity, retry: false }),
  );
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
      {(found) => <Findings found={found} document={document} aside={aside} />}
    </WantedData>
  );
}

function Findings({ found, document, aside }: Omit<DocumentToolProps, 'onAnew'> & { found: Hidden }) {
  const t = useMessages(hiddenMessages);
  const [page, setPage] = useState(found.text[0]?.page ?? 1);
  const [chosen, setChosen] = useState<number>();
  const left = found.leftOut?.pages ?? 0;
  const show = (index: number) => {
    setChosen(index);
    setPage(found.text[index]!.page);
  };
  return (
    <ToolLayout
      aside={
        <div className="flex flex-col gap-4">
          {aside}
          {found.text.length > 0 && <WordList found={found} chosen={chosen} onChoose={show} />}
          <CarriedList carried={found.carried} />
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Summary found={found} fileId={document.file.id} />
        {left > 0 && (
          <Note kind="warn" fact={t('leftOut', { pages: left })}>
            {t('leftOutText')}
          </Note>
        )}
        <FoundPage document={document} found={found} page={page} chosen={chosen} onPage={setPage} />
      </div>
    </ToolLayout>
  );
}

function Summary({ found, fileId }: { found: Hidden; fileId: string }) {
  const t = useMessages(hiddenMessages);
  const pages = found.pageCount - (found.leftOut?.pages ?? 0);
  const isClean = !found.words && !found.carried.length;
  return (
    <Note
      kind={found.words ? 'warn' : 'plain'}
      fact={isClean ? t('none') : t('words', { words: found.words })}
      action={
        <div className="flex flex-wrap gap-2">
          {found.words > 0 && redactTool && (
            <ButtonLink size="small" to={toolPath(redactTool, [fileId])}>
              {t('redact')}
            </ButtonLink>
          )}
          {found.carried.length > 0 && (
            <ButtonLink size="small" to={toolPath('sanitize', [fileId])}>
              {t('sanitize')}
            </ButtonLink>
          )}
        </div>
      }
    >
      {found.words ? t('wordsText') : t('looked', { pages })}
    </Note>
  );
}
