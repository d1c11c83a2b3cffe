import { Suspense, lazy, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { placePath, usePlace } from '../features/files/manager-place.ts';
import { useMakeFolders } from '../features/files/upload/use-make-folders.ts';
import { type DropTarget, PageDrop } from '../features/files/upload/page-drop.tsx';
import { useLaunchedFiles } from '../features/files/upload/launched-files.ts';
import { useFolders } from '../features/folders/use-folders.ts';
import { foldersMessages } from '../features/folders/folders.messages.ts';
import { useStats } from '../features/usage/use-stats.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { useShortcuts } from '../lib/page/shortcuts.ts';
import { ManagerSkeleton, TabSkeleton } from './dashboard/dashboard-skeletons.tsx';
import { dashboardMessages } from './dashboard/dashboard.messages.ts';
import { Overview } from './dashboard/overview.tsx';
import { reportUnfetched } from '../lib/messages/report-unfetched.ts';
import { noteCommand } from '../lib/page/recent-commands.ts';
import { useOpened } from '../lib/page/use-opened.ts';

const BatchDialog = lazy(async () => ({
  default: (await import('../features/batch/batch-dialog.tsx')).BatchDialog,
}));
const BatchOfFiles = lazy(async () => ({
  default: (await import('../features/batch/batch-of-files.tsx')).BatchOfFiles,
}));
const UploadCentre = lazy(async () => ({
  default: (await import('../features/files/upload/upload-centre.tsx')).UploadCentre,
}));
const ScanDialog = lazy(async () => ({
  default: (await import('../features/files/scan/scan-dialog.tsx')).ScanDialog,
}));
const UploadRoom = lazy(async () => ({
  default: (await import('./dashboard/upload-room.tsx')).UploadRoom,
}));
const DropRoom = lazy(async () => ({ default: (await import('./dashboard/upload-room.tsx')).DropRoom }));
const PaymentReturn = lazy(() => import('../features/billing/payment-return.tsx'));
const FileManager = lazy(async () => ({
  default: (await import('./dashboard/file-manager.tsx')).FileManager,
}));

const AiTools = lazy(async () => ({ default: (await import('./dashboard/ai-tools.tsx')).AiTools }));
const Activity = lazy(async () => ({ default: (await import('./dashboard/activity.tsx')).Activity }));

const TABS = ['overview', 'files', 'ai', 'recent'] as const;

/** Until the plan is known, what every plan allows. The server asks again in any case. */
const SMALLEST_LIMIT = 10 * 1024 * 1024;

export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const tFolders = useMessages(foldersMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isUploading, setUploading] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [isBatching, setBatching] = useState(false);
  const asked = search.get('tab');
  const tab = TABS.find((name) => name === asked) ?? 'overview';
  const batchType = search.get('batch');
  const { place } = usePlace();
  const folderId = tab === 'files' && place.view === 'folder' ? place.folderId : null;
  const { byId } = useFolders();
  const stats = useStats().data;
  const maxSize = stats?.maxFileSize ?? SMALLEST_LIMIT;
  const [given, setGiven] = useState<readonly File[]>([]);
  const openUpload = () => {
    noteCommand('upload');
    setUploading(true);
  };
  const openScan = () => {
    noteCommand('scan');
    setScanning(true);
  };
  const openBatch = () => {
    noteCommand('batch');
    setBatching(true);
  };
  const nameOf = (id: string | null) => (id && byId.get(id)?.name) || tFolders('home');
  const placeName = nameOf(folderId);
  const dropFiles = async (files: readonly File[], target?: DropTarget) => {
    // Most visits upload nothing: the upload code is fetched with the first files.
    const uploads = await import('../features/files/upload/uploads-store.ts').catch(reportUnfetched);
    // While the plan is unknown, only the server decides what is too large.
    uploads?.uploadAtOnce(files, target ? target.folderId : folderId, stats?.maxFileSize ?? Infinity);
  };
  const makeFolders = useMakeFolders();
  const openFiles = (files: readonly File[]) => {
    setGiven(files);
    openUpload();
  };
  useOpened('upload', openUpload);
  useOpened('scan', openScan);
  useOpened('batch', openBatch);
  useShortcuts('dashboard', {
    upload: openUpload,
    newFolder: () => void navigate(placePath({ view: 'folder', folderId }), { state: { open: 'newFolder' } }),
  });
  useLaunchedFiles(stats ? openFiles : null);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageDrop
        place={placeName}
        placeOf={nameOf}
        room={
          <Suspense fallback={null}>
            <DropRoom maxSize={maxSize} />
          </Suspense>
        }
        onFiles={(files, target) => void dropFiles(files, target)}
        onEmptyFolders={(folders, target) => void makeFolders(folders, target ? target.folderId : folderId)}
      >
        <TabsRoot
          value={tab}
          onValueChange={(next) => navigate(next === 'overview' ? '/dashboard' : `/dashboard?tab=${next}`)}
        >
          <div className="border-b bg-surface">
            <TabList className="wrap border-b-0" aria-label={t('tabs')}>
              {TABS.map((name) => (
                <Tab key={name} value={name}>
                  {t(`${name}`)}
                </Tab>
              ))}
            </TabList>
          </div>
          <TabPanel value="overview" className="pt-0!">
            <Overview onUpload={openUpload} onScan={openScan} onBatch={openBatch} />
          </TabPanel>
          <TabPanel value="files" className="pt-0!">
            <Suspense fallback={<ManagerSkeleton />}>
              <FileManager onUpload={openUpload} onScan={openScan} />
            </Suspense>
          </TabPanel>
          <TabPanel value="ai" className="pt-0!">
            <Suspense fallback={<TabSkeleton />}>
              <AiTools />
            </Suspense>
          </TabPanel>
          <TabPanel value="recent" className="pt-0!">
            <Suspense fallback={<TabSkeleton />}>
              <Activity />
            </Suspense>
          </TabPanel>
        </TabsRoot>
      </PageDrop>
      {search.get('payment') === 'success' && (
        <Suspense>
          <PaymentReturn />
        </Suspense>
      )}
      {batchType && (
        <Suspense>
          <BatchOfFiles type={batchType} onClose={() => navigate(placePath(place), { replace: true })} />
        </Suspense>
      )}
      {isBatching && (
        <Suspense>
          <BatchDialog onClose={() => setBatching(false)} />
        </Suspense>
      )}
      {isScanning && (
        <Suspense>
          <ScanDialog folderId={folderId} place={placeName} onClose={() => setScanning(false)} />
        </Suspense>
      )}
      {isUploading && (
        <Suspense>
          <UploadCentre
            folderId={folderId}
            place={placeName}
            maxSize={maxSize}
            room={<UploadRoom />}
            given={given}
            onClose={() => {
              setUploading(false);
              setGiven([]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
