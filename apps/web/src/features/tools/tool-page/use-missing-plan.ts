import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { type Feature, planWithFeature, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { isToolName, tools } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/api/trpc.ts';
import { isBasic, type ToolId } from '../shared/tool-list.ts';

export interface MissingPlan {
  name: string;
  /** US dollars a month. */
  price: number;
}

/** The plan that a tool needs and the member does not have; undefined while that is not known. */
export function useMissingPlan(tool: ToolId): MissingPlan | null | undefined {
  const { data, isError } = useQuery(
    trpc.users.stats.queryOptions(undefined, { select: ({ stats }: { stats: UserStats }) => stats.features }),
  );
  // If this cannot be determined, the server decides.
  if (isError) return null;
  if (!data) return undefined;
  const missing = listFeatures(tool).find((feature) => !data.includes(feature));
  return missing ? plans[planWithFeature(missing)] : null;
}

/** The six that have a simple form on every plan are more here. */
function listFeatures(tool: ToolId): Feature[] {
  const own = isToolName(tool) ? tools[tool].features : [];
  return isBasic(tool) ? own : ['advanced_pdf_tools', ...own];
}
