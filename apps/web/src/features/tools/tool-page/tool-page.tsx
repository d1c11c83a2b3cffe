import { isToolName } from '@sheaf/pdf-core/tools';
import { lazy, Suspense } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { MissingFiles } from '../shared/files/missing-files.tsx';
import { hasNotes } from '../shared/files/has-notes.ts';
import { usePickedFiles } from '../shared/files/use-picked-files.ts';
import { isBasic, type ToolId } from '../shared/tool-list.ts';
import { aboutTool, nameTool, toolMessages } from '../shared/tools.messages.ts';
import { StartSkeleton, ToolSkeleton } from '../shared/run/tool-skeleton.tsx';
import { ToolStage } from './tool-stage.tsx';
import { ToolTabs } from './tool-tabs.tsx';
import { useMissingPlan } from './use-missing-plan.ts';

const FileNotes = lazy(() => import('../shared/files/file-notes.tsx'));
const PlanNote = lazy(() => import('./plan-note.tsx'));

interface ToolPageProps {
  tool: ToolId;
  /** The address names the tool, and not only where such tools are. */
  isNamed: boolean;
}

/** The page of one tool. */
export function ToolPage({ tool, isNamed }: ToolPageProps) {
  const t = useMessages(advancedMessages);
  const tTools = useMessages(toolMessages);
  const plan = useMissingPlan(tool);
  const picked = usePickedFiles();
  const name = nameTool(tTools, tool);
  return (
    <>
      <div className="wrap">
        <title>
          {isBasic(tool) ? tTools('shared.pageTitle', { tool: name }) : t('pageTitle', { tool: name })}
        </title>
        <PageHeader
          above={isNamed && (isBasic(tool) ? t('basicTitle') : t('title'))}
          title={isNamed ? name : t('title')}
          lede={aboutTool(tTools, tool)}
          isBrief={picked.ids.length > 0}
        />
        <ToolTabs here={tool} files={picked.ids} />
      </div>
      <MissingFiles picked={picked} />
      {plan === null && isToolName(tool) && picked.files.some(hasNotes) && (
        <Suspense>
          <FileNotes tool={tool} files={picked.files} onFiles={picked.set} />
        </Suspense>
      )}
      {plan === undefined ? (
        <div className="wrap pt-5 pb-16">{picked.ids.length > 0 ? <ToolSkeleton /> : <StartSkeleton />}</div>
      ) : plan ? (
        <div className="wrap pt-5 pb-16">
          <Suspense>
            <PlanNote tool={tool} plan={plan} />
          </Suspense>
        </div>
      ) : (
        <ToolStage tool={tool} picked={picked} />
      )}
    </>
  );
}
