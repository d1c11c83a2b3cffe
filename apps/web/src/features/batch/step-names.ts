import { findStep, type OrderProblem, STEP_TYPES } from '@sheaf/pdf-core/options';
import { AlignLeft, type LucideIcon } from 'lucide-react';
import { useMessages } from '../../lib/messages/messages.ts';
import { errorWords } from '../../lib/messages/describe-error.ts';
import { useLanguage, useTranslated } from '../../lib/messages/translated.ts';
import { toolIcon } from '../tools/shared/tool-list.ts';
import { nameTool, toolMessages } from '../tools/shared/tools.messages.ts';
import { batchMessages } from './batch.messages.ts';

/** A step of a tool is called as the tool is; what an imported recipe calls a step is shown as it is. */
export function useStepName(): (type: string) => string {
  const t = useMessages(batchMessages);
  const tTools = useMessages(toolMessages);
  return (type) => {
    const step = findStep(type);
    if (!step) return type;
    return step.tool ? nameTool(tTools, step.tool) : t('summarize');
  };
}

export const STEP_ICONS: Partial<Record<string, LucideIcon>> = Object.fromEntries(
  STEP_TYPES.map((type) => {
    const tool = findStep(type)?.tool;
    return [type, tool ? toolIcon(tool) : AlignLeft];
  }),
);

/** The name of a step without a file. English uses the name of the program. */
export function useNeedsFile(): (type: string) => string {
  const t = useMessages(batchMessages);
  const nameStep = useStepName();
  const isEnglish = useLanguage() === 'en';
  return (type) => t('needFile', { type: isEnglish ? type : nameStep(type) });
}

/** Why a step cannot follow the one before it, with the name of the step as the page shows it. */
export function useOrderWords(): (problem: OrderProblem) => string {
  const { say } = useTranslated(errorWords);
  const nameStep = useStepName();
  return ({ reason, params }) =>
    say({ reason, params: { ...params, step: nameStep(params.step) } }) ?? reason;
}
