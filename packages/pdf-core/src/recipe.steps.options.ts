// Without zod, so that a page that lists steps need not load it.
import { type ToolName, toolNames, tools } from './tools/index.ts';
import type { StepTakes } from './tools/record.ts';

/** Stands among a step's files for what the step before made. */
export const PREVIOUS = '$previous';
export const MAX_STEPS = 50;

export type { StepTakes };
export type StepKind = {
  /** Null for what only a server does. */
  tool: ToolName | null;
  takes: StepTakes;
  /** All files of the step go into one result. */
  joins: boolean;
  /** Makes no file: the step's own go on, and more is known of them. */
  keeps?: boolean;
  /** It fails for a document without text in its pages, or only for one whose text is not known from OCR either. */
  needsText?: 'own' | 'any' | undefined;
  /** The word that a result's name ends in. */
  ending: string;
};

/** What a batch can do to files, by the step's name: the page, the API and the command line share them. */
const steps = new Map<string, StepKind>([
  ...toolNames.flatMap((name): [string, StepKind][] => {
    const { batch, inputs, ending, text } = tools[name];
    if (!batch) return [];
    const { type = name, takes = inputs.orImage ? 'scan' : 'pdf' } = batch;
    const needsText = text === 'needed' ? 'own' : undefined;
    return [[type, { tool: name, takes, joins: inputs.max > 1 && !batch.forOne, needsText, ending }]];
  }),
  [
    'summarize',
    { tool: null, takes: 'text', joins: false, keeps: true, needsText: 'any', ending: 'summary' },
  ],
]);
export const STEP_TYPES = [...steps.keys()];

export function findStep(type: string): StepKind | undefined {
  return steps.get(type);
}
