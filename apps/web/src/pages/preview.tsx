import { useQuery } from '@tanstack/react-query';
import { Download, MessageSquareText } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { ViewerSkeleton } from '../app/page-skeleton.tsx';
import { WithPalette } from '../app/shell/viewer-palette.tsx';
import { Button } from '../components/button.tsx';
import { LeaveDialog } from '../features/tools/mark-up/leave-dialog.tsx';
import { MarkUpButton } from '../features/tools/mark-up/mark-up-button.tsx';
import { useLeaving } from '../features/tools/mark-up/use-leaving.ts';
import { ToolsMenu } from '../features/tools/at-files/tools-menu.tsx';
import { aiMessages } from '../features/ai/ai.messages.ts';
import { readAssistantTab, type Shown } from '../features/ai/assistant-file.ts';
import { useChat } from '../features/ai/use-chat.ts';
import { fileQuery, prefetchFile } from '../lib/api/file-query.ts';
import { placePath } from '../features/files/manager-place.ts';
import { useItemActions } from '../features/files/use-item-actions.ts';
import { useFolders } from '../features/folders/use-folders.ts';
import { isWorkedOn } from '../features/operations/operations-store.ts';
import { DocumentViewer, loadViewer } from '../features/preview/document-viewer.tsx';
import { readMarks } from '../features/preview/find/highlight.ts';
import { previewMessages } from '../features/preview/preview.messages.ts';
import { useQuotePlace } from '../features/preview/find/use-quote-place.ts';
import { versionsMessages } from '../features/files/versions/versions.messages.ts';
import { readApiError } from '../lib/api/api-error.ts';
import { formatBytes } from '../lib/messages/format.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { beginDocument } from './begin-document.ts';
import { isFileId, isFromStart, openedAtStart } from './document-address.ts';
import { FileMenu } from './preview/file-menu.tsx';
import { Gone } from './preview/gone.tsx';
import { useShownVersion } from './preview/use-shown-version.ts';

const AssistantPanel = lazy(async () => {
  const { AssistantPanel: Panel } = await import('../features/ai/assistant-panel.tsx');
  return { default: Panel };
});

const VersionsPanel = lazy(() => import('../features/files/versions/versions-panel.tsx'));

function begin(id: string): void {
  if (!isFileId(id)) return;
  beginDocument(id, prefetchFile(id));
  loadViewer();
}

begin(openedAtStart);

export default function PreviewPage() {
  const { id = '' } = useParams();
  return <WithPalette page={<Preview key={id} id={id} />} />;
}

function Preview({ id }: { id: string }) {
  useState(() => begin(id));
  const t = useMessages(previewMessages);
  const tAssistant = useMessages(aiMessages);
  const tVersions = useMessages(versionsMessages);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { download } = useItemActions();
  const { data, error, refetch } = useQuery(fileQuery({ id }));
  const { pathTo } = useFolders();
  const marks = search.getAll('mark').join('|');
  // oxlint-disable-next-line react/exhaustive-deps -- pages are written into the address; only the marks matter here
  const marked = useMemo(() => readMarks(search), [marks]);
  const found = useQuotePlace(id, data?.file.type, search);
  const [shown, setShown] = useState<Shown | null>(null);
  const [active, setActive] = useState(1);
  const [unsaved, setUnsaved] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const leaveQuietly = useLeaving(data?.file, unsaved);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpenedByKey, setOpenedByKey] = useState(false);
  const tab = readAssistantTab(search.get('assistant'));
  // Numbers are those of the cards: a source that could not be located keeps its own, and has no mark.
  const cited = useMemo(
    () => shown?.sources.map(({ page, boxes = [], snippet: quote }) => ({ page, boxes, quote })) ?? null,
    [shown],
  );
  const highlights = tab && cited ? cited : (found ?? marked);
  // All that changes together in one call: of two in a row the router keeps the last.
  const change = useCallback(
    (changes: Record<string, string | null>) =>
      setSearch(
        (was) => {
          const next = new URLSearchParams(was);
          for (const [name, value] of Object.entries(changes))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const write = useCallback((name: string, value: string | null) => change({ [name]: value }), [change]);
  const {
    viewed,
    isEarlier,
    isOpen: showsVersions,
    ...versions
  } = useShownVersion(data?.file, search, change);
  // Who comes back while the assistant works sees how far it is.
  useEffect(() => {
    if (isWorkedOn(id)) change({ assistant: tab ?? 'chat' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it is opened
  }, []);
  const onPage = useCallback((page: number) => write('page', String(page)), [write]);
  // Here, so that nothing asked is lost when the panel is closed.
  const chat = useChat(id, tab !== null, ({ messageId, sources }) => {
    setShown({ messageId, sources });
    setActive(1);
  });
  if (error) return <Gone code={readApiError(error).code} onRetry={() => void refetch()} />;
  if (!data || !viewed) return <ViewerSkeleton />;
  const { file } = data;
  const folders = file.folder_id ? pathTo(file.folder_id) : [];
  const facts = [
    ...(isEarlier ? [tVersions('viewing', { number: viewed.version })] : []),
    folders.map(({ name }) => name).join(' / ') || t('home'),
    ...(viewed.page_count === null ? [] : [t('pages', { count: viewed.page_count })]),
    formatBytes(viewed.size),
  ];
  // Opened from within, back is where one was; from a link it is where the file lies.
  const leave = () => {
    leaveQuietly();
    if (location.key === 'default') void navigate(placePath({ view: 'folder', folderId: file.folder_id }));
    else void navigate(-1);
  };
  const onBack = () => (unsaved > 0 ? setLeaving(true) : leave());
  return (
    <>
      <title>{t('pageTitle', { name: file.filename })}</title>
      <DocumentViewer
        file={viewed}
        title={file.filename}
        titleMenu={
          <FileMenu
            file={file}
            onVersions={versions.open}
            onAssistant={(next) => change({ assistant: next, versions: null, version: null })}
            onLeave={leave}
          />
        }
        facts={facts.join('  ·  ')}
        onBack={onBack}
        page={readPage(search.get('page'))}
        onPage={onPage}
        isFromStart={isFromStart(search) && versions.isAsOpened}
        find={search.get('find') ?? ''}
        highlights={isEarlier ? [] : highlights}
        activeHighlight={tab && cited ? active : undefined}
        onHighlight={setActive}
        onDownload={() => void download(file)}
        renderOver={
          isEarlier
            ? undefined
            : (view, rights) => (
                <MarkUpButton
                  view={view}
                  rights={rights}
                  file={file}
                  onUnsaved={setUnsaved}
                  onSaved={(saved) => {
                    setUnsaved(0);
                    if (saved === id) return;
                    leaveQuietly();
                    void navigate(`/files/${saved}?page=${view.read().page}`);
                  }}
                />
              )
        }
        panelLabel={showsVersions ? tVersions('title') : tAssistant('title')}
        panel={
          showsVersions ? (
            <Suspense>
              <VersionsPanel
                file={file}
                shown={viewed.version}
                onView={versions.view}
                onClose={versions.close}
              />
            </Suspense>
          ) : (
            tab && (
              <Suspense>
                <AssistantPanel
                  key={file.id}
                  file={file}
                  chat={chat}
                  tab={tab}
                  onTab={(next) => write('assistant', next)}
                  takesFocus={isOpenedByKey}
                  onClose={() => {
                    write('assistant', null);
                    toggle.current?.focus();
                  }}
                  shown={shown}
                  active={active}
                  onShow={(next, number) => {
                    setShown(next);
                    setActive(number);
                    const source = next.sources[number - 1];
                    if (source && !source.boxes) onPage(source.page);
                  }}
                  onPage={onPage}
                />
              </Suspense>
            )
          )
        }
        actions={
          <>
            <ToolsMenu files={[{ id: file.id, type: file.type }]} className="max-[1199px]:hidden" />
            {/* Where the bar is narrow, a PDF has it in its menu. */}
            <Button
              className={file.type === 'application/pdf' ? 'max-desktop:hidden' : ''}
              onClick={() => void download(file)}
            >
              <Download aria-hidden="true" />
              <span className="max-desktop:sr-only">{t('download')}</span>
            </Button>
            <Button
              ref={toggle}
              aria-pressed={tab !== null}
              className={tab ? 'border-accent-line! bg-accent-soft! text-accent-ink!' : ''}
              onClick={({ detail }) => {
                setOpenedByKey(detail === 0);
                change({ assistant: tab && !showsVersions ? null : 'chat', versions: null, version: null });
              }}
            >
              <MessageSquareText aria-hidden="true" />
              <span className="max-desktop:sr-only">{tAssistant('open')}</span>
            </Button>
          </>
        }
      />
      {isLeaving && (
        <LeaveDialog fileId={file.id} unsaved={unsaved} onLeave={leave} onStay={() => setLeaving(false)} />
      )}
    </>
  );
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
