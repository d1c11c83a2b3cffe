import { Suspense, lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '../components/page-header.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { useMessages } from '../lib/messages/messages.ts';
import { AllToolsLink } from '../features/tools/tool-page/all-tools-link.tsx';
import { BatchButton } from '../features/batch/batch-button.tsx';
import { toolAreaMessages } from '../features/tools/shared/tool-area.messages.ts';
import { writeFileIds } from '../features/tools/shared/files/file-address.ts';
import { hasNotes } from '../features/tools/shared/files/has-notes.ts';
import { MissingFiles } from '../features/tools/shared/files/missing-files.tsx';
import { StartSkeleton, ToolSkeleton } from '../features/tools/shared/run/tool-skeleton.tsx';
import { usePickedFiles, useVisit } from '../features/tools/shared/files/use-picked-files.ts';
import { TAB_ICONS } from '../features/tools/basic-page/tab-icons.tsx';
import { TABS, type ToolTab, type ToolTabProps, readTab } from '../features/tools/basic-page/tool-tab.ts';
import { toolsMessages } from '../features/tools/basic-page/tools.messages.ts';

// Each tool has its own code.
const FileNotes = lazy(() => import('../features/tools/shared/files/file-notes.tsx'));
const MergeTab = lazy(() => import('../features/tools/merge/tab.tsx'));
const SplitTab = lazy(() => import('../features/tools/split/tab.tsx'));
const CompressTab = lazy(() => import('../features/tools/compress/tab.tsx'));
const ConvertTab = lazy(() => import('../features/tools/images-to-pdf/tab.tsx'));
const OcrTab = lazy(() => import('../features/tools/ocr/tab.tsx'));
const ChatTab = lazy(() => import('../features/tools/ai-chat/tab.tsx'));

export default function ToolsPage() {
  return <TabbedTools key={useVisit()} />;
}

function TabbedTools() {
  const t = useMessages(toolsMessages);
  const tToolPage = useMessages(toolAreaMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const picked = usePickedFiles();
  const tab = readTab(search.get('tab'));
  const isNamed = search.has('tab');
  const name = tToolPage(`tabs.${tab}`);
  const visit = useVisit();
  const addressOf = (next: string, ids: readonly string[]) => ({
    search: writeFileIds(new URLSearchParams({ tab: next }), ids),
  });
  // Of one visit: the tab keeps the focus, and its neighbour the files.
  const open = (next: string) => void navigate(addressOf(next, picked.ids), { state: { visit } });
  const props: ToolTabProps = {
    picked,
    onContinue: (next, files) =>
      void navigate(
        addressOf(
          next,
          files.map(({ id }) => id),
        ),
      ),
  };
  return (
    <>
      <title>{isNamed ? t('toolTitle', { tool: name }) : t('pageTitle')}</title>
      <TabsRoot value={tab} onValueChange={open}>
        <div className="wrap">
          <PageHeader
            above={isNamed && t('title')}
            title={isNamed ? name : t('title')}
            lede={t(`ledes.${tab}`)}
            isBrief={isNamed && picked.ids.length > 0}
            actions={<BatchButton label={t('batch')} />}
          />
          <div className="flex border-b border-line">
            <TabList aria-label={t('tabs')} className="-mb-px min-w-0 flex-1 pb-px row-fades">
              {TABS.map((one) => {
                const Icon = TAB_ICONS[one];
                return (
                  <Tab key={one} value={one}>
                    <Icon aria-hidden="true" />
                    {tToolPage(`tabs.${one}`)}
                  </Tab>
                );
              })}
            </TabList>
            <AllToolsLink label={t('more')} files={picked.ids} />
          </div>
        </div>
        <MissingFiles picked={picked} />
        {(tab === 'merge' || tab === 'split' || tab === 'compress' || tab === 'ocr') &&
          picked.files.some(hasNotes) && (
            <Suspense>
              <FileNotes tool={tab} files={picked.files} onFiles={picked.set} />
            </Suspense>
          )}
        <TabPanel value={tab} className="pt-0!">
          <Suspense fallback={<TabSkeleton hasFiles={picked.ids.length > 0} />}>
            <OpenTab tab={tab} {...props} />
          </Suspense>
        </TabPanel>
      </TabsRoot>
    </>
  );
}

/** Without a file, a place to drop one comes first. */
function TabSkeleton({ hasFiles }: { hasFiles: boolean }) {
  return <div className="wrap pt-5 pb-16">{hasFiles ? <ToolSkeleton /> : <StartSkeleton />}</div>;
}

function OpenTab({ tab, ...props }: ToolTabProps & { tab: ToolTab }) {
  if (tab === 'merge') return <MergeTab {...props} />;
  if (tab === 'split') return <SplitTab {...props} />;
  if (tab === 'compress') return <CompressTab {...props} />;
  if (tab === 'convert') return <ConvertTab {...props} />;
  if (tab === 'ocr') return <OcrTab {...props} />;
  return <ChatTab {...props} />;
}
