import { nameResult } from '@sheaf/pdf-core/options';
import { lazy, Suspense, useState } from 'react';
import { Note } from '../../../components/note.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { callTool, type Made } from '../shared/form/call-tool.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import type { NarrowView } from '../shared/run/tool-layout.tsx';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { type Look, LookOptions } from './look-options.tsx';
import { RedactPage } from './redact-page.tsx';
import { redactMessages } from './redact.messages.ts';
import type { Receipt } from './redaction-receipt.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useRedaction } from './use-redaction.ts';
import { useSearch } from './use-search.ts';
import { toOptions, type Wanted } from './wanted.ts';

const NOTHING: Wanted = { words: '', expressions: '', patterns: [], wholeWords: true };
const USUAL: Look = { color: '#000000', label: '', dpi: 200, text: true, language: 'eng' };

// Read with the first result, and the first search.
const RedactionReceipt = lazy(async () => ({
  default: (await import('./redaction-receipt.tsx')).RedactionReceipt,
}));
const FindList = lazy(async () => ({ default: (await import('./find-list.tsx')).FindList }));

export default onDocument(RedactTool, 'page');

const showReceipt = ({ report }: Made) => (
  <Suspense>
    <RedactionReceipt receipt={report as Receipt} />
  </Suspense>
);

/** Words are found and looked at, boxes are drawn; then all of it is covered at once. */
function RedactTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(redactMessages);
  const errorTexts = useTranslated(errorWords);
  const { file } = document;
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState(NOTHING);
  const [look, setLook] = useState(USUAL);
  const [current, setCurrent] = useState(-1);
  const [view, setView] = useState<NarrowView['shows']>('document');
  const redaction = useRedaction();
  const search = useSearch(file.id, look.language, ({ finds: found }) => {
    redaction.found(found);
    setCurrent(-1);
  });
  const { finds, covered, kept, drawn } = redaction;
  const boxes = [...covered, ...drawn];
  const scannedPages = search.data?.scannedPages ?? 0;
  return (
    <ToolFrame<Made>
      tool="redact"
      action="redact"
      usualName={nameResult('redact', [file.filename])}
      button={t('button')}
      facts={showReceipt}
      summary={t('summary', { boxes: boxes.length })}
      detail={t('pictures')}
      missing={boxes.length === 0 ? t('missing') : null}
      unsaved={boxes.length > 0}
      aside={aside}
      onAnew={onAnew}
      send={(request) =>
        callTool('redact', {
          fileIds: [file.id],
          options: { ...(search.data && toOptions(search.variables)), keep: kept, boxes, ...look },
          ...request,
        })
      }
      narrow={{
        shows: view,
        tabs: (
          <SegmentedControl
            label={t('view')}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'document', label: t('find', { page }) },
              { value: 'options', label: search.data ? t('finds', { count: finds.length }) : t('search') },
            ]}
          />
        ),
      }}
      options={
        <>
          <div className="py-3">
            <Note kind="warn" fact={t('pictures')} />
          </div>
          <SearchPanel
            wanted={wanted}
            onChange={setWanted}
            isSearching={search.isPending}
            onSearch={() => search.mutate(wanted)}
          />
          {search.error && (
            <Note
              kind="bad"
              fact={t('searchFailed', { message: describeError(readApiError(search.error), errorTexts) })}
            />
          )}
          {search.data && (
            <Suspense>
              <FindList
                finds={finds}
                left={redaction.left}
                onLeft={redaction.setLeft}
                current={current}
                onCurrent={(index) => {
                  setCurrent(index);
                  setPage(finds[index]?.page ?? page);
                  setView('document');
                }}
              />
            </Suspense>
          )}
          {scannedPages > 0 && <Note kind="warn" fact={t('scans', { count: scannedPages })} />}
          <LookOptions look={look} onChange={setLook} />
        </>
      }
    >
      <RedactPage
        document={document}
        redaction={redaction}
        page={page}
        onPage={setPage}
        current={finds[current]?.page === page ? finds[current].boxes : []}
        color={look.color}
        language={look.language}
      />
    </ToolFrame>
  );
}
