import { Check } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ToolsDrawing } from '../../../components/drawings.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { PaymentsNote } from '../../../lib/instance/payments-note.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { moreTools, tabs, type ToolId } from '../shared/tool-list.ts';
import { aboutTool, nameTool, toolMessages } from '../shared/tools.messages.ts';
import { planNoteMessages } from './plan-note.messages.ts';
import type { MissingPlan } from './use-missing-plan.ts';

interface PlanNoteProps {
  tool: ToolId;
  plan: MissingPlan;
}

/** Describes the tool and the plan that includes it. */
export default function PlanNote({ tool, plan: { name, price } }: PlanNoteProps) {
  const t = useMessages(advancedMessages);
  const tTools = useMessages(toolMessages);
  const tNote = useMessages(planNoteMessages);
  const Icon = [...tabs, ...moreTools].find(({ id }) => id === tool)?.Icon;
  return (
    <Card className="grid items-center gap-x-10 gap-y-6 p-6 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:p-10">
      <div>
        <p className="inline-flex items-center gap-1.5 text-13 font-strong text-accent-ink">
          {Icon && <Icon aria-hidden="true" />}
          {tNote('inPlan', { plan: name })}
        </p>
        <h2 className="title mt-1">{nameTool(tTools, tool)}</h2>
        <p className="text-14 text-ink-soft">{aboutTool(tTools, tool)}</p>
        <ul className="mt-4 flex flex-col gap-2 text-14">
          {Object.values<string>(tNote.record(`gains.${tool}`)).map((gain) => (
            <li key={gain} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
              {gain}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink look="primary" size="large" to="/upgrade">
            {t('seePlans')}
          </ButtonLink>
          <p className="text-13 text-ink-soft tabular-nums">
            {tNote('price', { plan: name, dollars: String(price) })}
          </p>
          <PaymentsNote price={price} />
        </div>
        <p className="mt-4 text-13 text-ink-soft">
          {tNote('basic')}{' '}
          <TextLink alone to="/tools">
            {tNote('toBasic')}
          </TextLink>
        </p>
      </div>
      <div className="text-ink-faint max-desktop:hidden [&>svg]:h-auto [&>svg]:w-64">
        <ToolsDrawing />
      </div>
    </Card>
  );
}
