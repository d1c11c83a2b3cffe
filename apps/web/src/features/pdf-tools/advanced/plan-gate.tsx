import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { type Feature, planWithFeature, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { advancedTexts } from './advanced.texts.ts';
import type { ToolId } from './tool-list.ts';

const FEATURES: Partial<Record<ToolId, Feature>> = {
  watermark: 'custom_watermarks',
  compress: 'advanced_compression',
};

/** The plan that a tool needs and the member does not have; undefined while that is not known. */
export function useMissingPlan(tool: ToolId): { name: string } | null | undefined {
  const { data, isError } = useQuery(
    trpc.users.stats.queryOptions(undefined, { select: ({ stats }: { stats: UserStats }) => stats.plan }),
  );
  // Where it cannot be asked, the server will say it.
  if (isError) return null;
  if (!data) return undefined;
  const missing = (['advanced_pdf_tools', FEATURES[tool]] as const).find(
    (feature) => feature && !plans[data].features.includes(feature),
  );
  return missing ? plans[planWithFeature(missing)] : null;
}

export function PlanNote({ tool, plan }: { tool: ToolId; plan: string }) {
  const texts = useTexts(advancedTexts);
  return (
    <Note
      fact={texts.inPlan(plan)}
      action={
        <ButtonLink look="primary" to="/upgrade">
          {texts.seePlans}
        </ButtonLink>
      }
    >
      {texts.inPlanText(texts.tools[tool].name)}
    </Note>
  );
}
