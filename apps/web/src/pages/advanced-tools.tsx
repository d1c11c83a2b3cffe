import { Navigate, useLocation, useParams } from 'react-router';
import { PageHeader } from '../components/page-header.tsx';
import { PlanNote, useMissingPlan } from '../features/pdf-tools/advanced/plan-gate.tsx';
import { advancedTexts } from '../features/pdf-tools/advanced/advanced.texts.ts';
import { type ToolId, findTool } from '../features/pdf-tools/advanced/tool-list.ts';
import { ToolTabs } from '../features/pdf-tools/advanced/tool-tabs.tsx';
import { useTexts } from '../lib/texts.ts';
import { PageSpinner } from '../app/page-spinner.tsx';
import { ToolStage } from './advanced-tools/tool-stage.tsx';
import { usePickedFiles } from './tool-desk/use-picked-files.ts';

export default function AdvancedToolsPage() {
  const { tool: name } = useParams();
  const { search } = useLocation();
  const tool = findTool(name ?? 'merge');
  if (!tool) return <Navigate replace to="/advanced-tools" />;
  return <AdvancedTool key={tool.id + search} tool={tool.id} />;
}

function AdvancedTool({ tool }: { tool: ToolId }) {
  const texts = useTexts(advancedTexts);
  const plan = useMissingPlan(tool);
  const picked = usePickedFiles();
  return (
    <>
      <div className="wrap">
        <title>{texts.pageTitle(texts.tools[tool].name)}</title>
        <PageHeader title={texts.title} lede={texts.tools[tool].lede} />
        <ToolTabs here={tool} files={picked.files.map(({ id }) => id)} />
      </div>
      {plan === undefined ? (
        <PageSpinner />
      ) : plan ? (
        <div className="wrap pt-5 pb-16">
          <PlanNote tool={tool} plan={plan} />
        </div>
      ) : (
        <ToolStage tool={tool} picked={picked} />
      )}
    </>
  );
}
