import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { PageSpinner } from '../app/page-spinner.tsx';
import { Button, ButtonLink } from '../components/button.tsx';
import { TornPageDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Note } from '../components/note.tsx';
import { placePath } from '../features/files/manager-place.ts';
import { useItemActions } from '../features/files/use-item-actions.ts';
import { useFolders } from '../features/folders/use-folders.ts';
import { DocumentViewer, preloadViewer } from '../features/preview/document-viewer.tsx';
import { readMarks } from '../features/preview/highlight.ts';
import { previewTexts } from '../features/preview/preview.texts.ts';
import { readApiError } from '../lib/api-error.ts';
import { formatBytes, formatNumber } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';

// Most files are PDFs: their viewer is on its way before it is known which this one is.
preloadViewer();

export default function PreviewPage() {
  const texts = useTexts(previewTexts);
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { download } = useItemActions();
  const { data, error, refetch } = useQuery(trpc.files.get.queryOptions({ id }));
  const { pathTo } = useFolders();
  const marks = search.getAll('mark').join('|');
  // oxlint-disable-next-line react/exhaustive-deps -- pages are written into the address; only the marks matter here
  const highlights = useMemo(() => readMarks(search), [marks]);
  const onPage = useCallback(
    (page: number) =>
      setSearch(
        (was) => {
          const next = new URLSearchParams(was);
          next.set('page', String(page));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  if (error) return <Gone code={readApiError(error).code} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  const { file } = data;
  const folders = file.folder_id ? pathTo(file.folder_id) : [];
  const facts = [
    folders.map(({ name }) => name).join(' / ') || texts.home,
    ...(file.page_count === null ? [] : [texts.pages(formatNumber(file.page_count))]),
    formatBytes(file.size),
  ];
  // Opened from within, back is where one was; from a link it is where the file lies.
  const onBack = () =>
    location.key === 'default'
      ? navigate(placePath({ view: 'folder', folderId: file.folder_id }))
      : navigate(-1);
  return (
    <>
      <title>{texts.pageTitle(file.filename)}</title>
      <DocumentViewer
        file={file}
        words={file.extracted_text}
        title={file.filename}
        facts={facts.join('  ·  ')}
        onBack={onBack}
        page={readPage(search.get('page'))}
        onPage={onPage}
        find={search.get('find') ?? ''}
        highlights={highlights}
        onDownload={() => void download(file)}
        actions={
          <Button onClick={() => void download(file)}>
            <Download aria-hidden="true" />
            <span className="max-desk:sr-only">{texts.download}</span>
          </Button>
        }
      />
    </>
  );
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function Gone({ code, onRetry }: { code: string; onRetry: () => void }) {
  const texts = useTexts(previewTexts);
  if (code !== 'not_found' && code !== 'invalid_request') {
    const again = (
      <Button size="small" onClick={onRetry}>
        {texts.unreachable.again}
      </Button>
    );
    return (
      <main className="wrap pt-16">
        <h1 className="sr-only">{texts.unreachable.title}</h1>
        <Note kind="bad" fact={texts.unreachable.title} action={again}>
          {texts.unreachable.text}
        </Note>
      </main>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{texts.pageTitle(texts.gone.title)}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={texts.gone.title}
        action={
          <ButtonLink to={placePath({ view: 'folder', folderId: null })}>{texts.gone.toFiles}</ButtonLink>
        }
      >
        {texts.gone.text}
      </EmptyState>
    </main>
  );
}
