import { describeFindings } from '@sheaf/messages/findings';
import type { ToolReport } from '@sheaf/pdf-core/tools';

/** An analysis as programs read it: each finding also in English. */
export function presentAnalysis(analysis: ToolReport<'analyze'>) {
  const { savings, warnings, accessibility } = analysis;
  return {
    ...analysis,
    savings: { ...savings, parts: describeFindings(savings.parts) },
    warnings: describeFindings(warnings),
    accessibility: describeFindings(accessibility),
  };
}
