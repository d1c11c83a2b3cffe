import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../lib/messages/messages.ts';
import { hiddenMessages } from '../find-hidden/hidden.messages.ts';
import { describeReport } from '../shared/form/call-tool.ts';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';

type Counted = ToolReport<'sanitize'>['removed'];

/** What was removed by kind with counts, and what could not be. */
export function RemovedFacts({ report }: { report: unknown }) {
  const t = useMessages(toolOptionMessages);
  const tHidden = useMessages(hiddenMessages);
  const { removed, left, hiddenWords } = report as ToolReport<'sanitize'>;
  const name = (list: Counted) =>
    list.map(({ kind, count }) => tHidden('counted', { name: tHidden(`carried.${kind}`), count })).join(', ');
  if (!removed.length && !left.length) return describeReport(t, 'sanitize', report);
  return [
    removed.length > 0 && tHidden('removed', { list: name(removed) }),
    left.length > 0 && tHidden('left', { list: name(left) }),
    hiddenWords > 0 && tHidden('stays', { words: hiddenWords }),
  ]
    .filter(Boolean)
    .join(' · ');
}
