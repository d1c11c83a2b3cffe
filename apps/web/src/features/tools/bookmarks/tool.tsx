import { nameResult } from '@sheaf/pdf-core/options';
import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { callTool, describeReport } from '../shared/form/call-tool.ts';
import { useHistory } from '../shared/order/history.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageArea } from '../shared/page/page-area.tsx';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { WantedData } from '../shared/wanted-data.tsx';
import { BookmarkList } from './bookmark-list.tsx';
import { findWrongRow, type Row, toEntries, toRows } from './bookmark-rows.ts';
import { mostBookmarks } from './bookmarks.form.ts';
import { bookmarkMessages } from './bookmarks.messages.ts';

type Found = ToolReport<'read-bookmarks'>;

export default onDocument(BookmarksTool);

async function readBookmarks(fileId: string, from: 'document' | 'headings'): Promise<Found> {
  const call = { fileIds: [fileId], options: { from }, operationId: makeUuidV7() };
  return (await callTool('read-bookmarks', call)).report as Found;
}

function BookmarksTool(props: DocumentToolProps) {
  const t = useMessages(bookmarkMessages);
  const { id, version } = props.document.file;
  const query = useQuery({
    queryKey: ['bookmarks', id, version],
    queryFn: () => readBookmarks(id, 'document'),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
      {({ bookmarks, leftOut }) => {
        const count = bookmarks.length + (leftOut?.['bookmarks'] ?? 0);
        if (count <= mostBookmarks) return <BookmarkEditor key={version} {...props} read={bookmarks} />;
        return <Note kind="bad" fact={t('tooMany', { count, limit: mostBookmarks })} />;
      }}
    </WantedData>
  );
}

/** The tree beside the page that its current bookmark leads to. */
function BookmarkEditor({ document, read, aside, onAnew }: DocumentToolProps & { read: Found['bookmarks'] }) {
  const t = useMessages(bookmarkMessages);
  const tOptions = useMessages(toolOptionMessages);
  const tAdvanced = useMessages(advancedMessages);
  const errors = useTranslated(errorWords);
  const { file, pages } = document;
  const [first] = useState(() => toRows(read));
  const history = useHistory(first);
  const [current, setCurrent] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [view, setView] = useState<'document' | 'options'>('options');
  const headings = useMutation({
    mutationFn: () => readBookmarks(file.id, 'headings'),
    onSuccess: ({ bookmarks }) => history.set(toRows(bookmarks)),
  });
  const rows = history.value;
  const row = rows.find(({ id }) => id === current);
  function choose(chosen: Row | undefined) {
    setCurrent(chosen?.id ?? null);
    const to = Number(chosen?.page);
    if (to >= 1 && to <= pages.length) setPage(to);
  }
  const usePage = () =>
    history.set(rows.map((other) => (other.id === current ? { ...other, page: String(page) } : other)));
  return (
    <ToolFrame
      tool="bookmarks"
      action="bookmarks"
      file={file}
      usualName={nameResult('bookmarks', [file.filename])}
      button={tOptions('bookmarks.button')}
      summary={t('summary', { count: rows.length })}
      detail={tOptions('bookmarks.note')}
      missing={findProblem()}
      unsaved={rows !== first}
      aside={aside}
      onAnew={onAnew}
      onReset={() => history.set(first)}
      narrow={{
        shows: view,
        tabs: (
          <SegmentedControl
            label={t('list')}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'options', label: t('list') },
              { value: 'document', label: tAdvanced('pageOf', { page, pages: pages.length }) },
            ]}
          />
        ),
      }}
      send={(request) =>
        callTool('bookmarks', { fileIds: [file.id], options: { bookmarks: toEntries(rows) }, ...request })
      }
      facts={({ report }) => describeReport(tOptions, 'bookmarks', report)}
      options={
        <>
          <div className="py-3">
            <Button wide busy={headings.isPending} onClick={() => headings.mutate()}>
              {t(headings.isPending ? 'readingHeadings' : 'fromHeadings')}
            </Button>
          </div>
          {headings.error && (
            <Note
              kind="bad"
              fact={t('headingsFailed', { message: describeError(readApiError(headings.error), errors) })}
            />
          )}
          <BookmarkList
            history={history}
            current={current}
            onCurrent={choose}
            page={page}
            pages={pages.length}
          />
        </>
      }
    >
      <PageArea
        fileId={file.id}
        pages={pages}
        page={page}
        onPage={setPage}
        tools={
          row && (
            <Button size="small" disabled={row.page === String(page)} onClick={usePage}>
              {t('leadsHere', { page })}
            </Button>
          )
        }
      />
    </ToolFrame>
  );

  function findProblem(): string | null {
    if (rows === first) return t('unchanged');
    const wrong = findWrongRow(rows, pages.length);
    if (!wrong) return null;
    const number = wrong.index + 1;
    return wrong.problem === 'title'
      ? t('noTitle', { number })
      : t('wrongPage', { number, pages: pages.length });
  }
}
