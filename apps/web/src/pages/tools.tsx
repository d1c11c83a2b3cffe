import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { PageSpinner } from '../app/page-spinner.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { useTexts } from '../lib/texts.ts';
import { BatchButton } from './batch/batch-button.tsx';
import { toolDeskTexts } from './tool-desk/tool-desk.texts.ts';
import { usePickedFiles } from './tool-desk/use-picked-files.ts';
import { TAB_ICONS } from './tools/tab-icons.tsx';
import { TABS, type ToolTab, type ToolTabProps, readTab } from './tools/tool-tab.ts';
import { toolsTexts } from './tools/tools.texts.ts';

// Each tool brings its own code.
const MergeTab = lazy(() => import('./tools/merge-tab.tsx'));
const SplitTab = lazy(() => import('./tools/split-tab.tsx'));
const CompressTab = lazy(() => import('./tools/compress-tab.tsx'));
const ConvertTab = lazy(() => import('./tools/convert-tab.tsx'));
const OcrTab = lazy(() => import('./tools/ocr-tab.tsx'));
const ChatTab = lazy(() => import('./tools/chat-tab.tsx'));

export default function ToolsPage() {
  const texts = useTexts(toolsTexts);
  const { tabs } = useTexts(toolDeskTexts);
  const [search, setSearch] = useSearchParams();
  const picked = usePickedFiles();
  const tab = readTab(search.get('tab'));
  const open = (next: string) => setSearch({ tab: next });
  const props: ToolTabProps = {
    picked,
    onContinue: (next, files) => {
      picked.set(files);
      open(next);
    },
  };
  return (
    <>
      <title>{texts.pageTitle}</title>
      <TabsRoot value={tab} onValueChange={open}>
        <div className="wrap">
          <PageHeader
            title={texts.title}
            lede={texts.ledes[tab]}
            actions={<BatchButton label={texts.batch} />}
          />
          <TabList aria-label={texts.tabs}>
            {TABS.map((one) => {
              const Icon = TAB_ICONS[one];
              return (
                <Tab key={one} value={one}>
                  <Icon aria-hidden="true" />
                  {tabs[one]}
                </Tab>
              );
            })}
          </TabList>
        </div>
        <TabPanel value={tab} className="pt-0! outline-none">
          <Suspense fallback={<PageSpinner />}>
            <OpenTab tab={tab} {...props} />
          </Suspense>
        </TabPanel>
      </TabsRoot>
    </>
  );
}

function OpenTab({ tab, ...props }: ToolTabProps & { tab: ToolTab }) {
  if (tab === 'merge') return <MergeTab {...props} />;
  if (tab === 'split') return <SplitTab {...props} />;
  if (tab === 'compress') return <CompressTab {...props} />;
  if (tab === 'convert') return <ConvertTab {...props} />;
  if (tab === 'ocr') return <OcrTab {...props} />;
  return <ChatTab {...props} />;
}
