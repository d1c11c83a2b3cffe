import { runChild } from '../setup/run-child.mjs';

/** The count and output of a step: printed in full on failure. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: string[];
  output: string;
  note?: string;
  /** The tests that failed, a line each: a long output is often cut before it names the last. */
  failures?: string[];
};
export type Step = { name: string; run: () => Promise<Outcome> };
export type StepResult = Outcome & { name: string; seconds: number };

/** A check that either holds or does not: it counts as one test. */
export function checkStep(name: string, program: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runChild(program, args, { capture: true });
      return { passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: [], output };
    },
  };
}

export function failure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: [], output };
}
