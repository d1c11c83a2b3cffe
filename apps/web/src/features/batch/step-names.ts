import { findStep, type OrderProblem, STEP_TYPES } from '@sheaf/pdf-core/options';
import { formatRefusal, type Reason } from '@sheaf/messages/reasons';
import { useQuery } from '@tanstack/react-query';
import { AlignLeft, type LucideIcon } from 'lucide-react';
import { useMessages } from '../../lib/messages/messages.ts';
import { fetchErrorMessages } from '../../lib/messages/error-messages.ts';
import { useLanguage } from '../../lib/messages/translated.ts';
import { toolIcon } from '../tools/shared/tool-list.ts';
import { nameTool, toolMessages } from '../tools/shared/tools.messages.ts';
import { optionLabel, toolOptionMessages } from '../tools/shared/tool-options.messages.ts';
import { batchMessages } from './batch.messages.ts';
import type { ShownFailure } from './step-problems.ts';
import type { Unfilled } from './use-unfilled.ts';

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
  const nameStep = useStepName();
  const format = useRefusals();
  return ({ reason, params }) =>
    format ? formatRefusal(format, { reason, params: { ...params, step: nameStep(params.step) } }) : '';
}

/** Why a file fails at a step. */
export function useFailureReason(): (failure: ShownFailure) => string {
  const format = useRefusals();
  return ({ reason, params }) =>
    format && reason
      ? formatRefusal(format, { reason: reason as Reason, ...(params ? { params } : {}) })
      : '';
}

/** The builder finds these itself, so their English does not come from the server. */
function useRefusals() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['error-messages', language],
    queryFn: () => fetchErrorMessages(language),
    staleTime: Infinity,
  });
  return data;
}

/** Which option of a step is still empty. */
export function useUnfilledWords(): (unfilled: Unfilled) => string {
  const t = useMessages(batchMessages);
  const tOptions = useMessages(toolOptionMessages);
  return ({ tool, option }) =>
    t('needOption', { option: optionLabel(tOptions, tool, 'options', option) ?? option });
}
