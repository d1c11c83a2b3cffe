import { failure, type Step, type StepResult } from './step.ts';

/** Runs steps, so many at a time, each to its end whatever becomes of the others. */
export async function runSteps(steps: Step[], atOnce: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lanes = Array.from({ length: Math.min(atOnce, steps.length) }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  });
  await Promise.all(lanes);
  return results;
}

export async function runStep({ name, run }: Step): Promise<StepResult> {
  const started = performance.now();
  const outcome = await run().catch((error: Error) => failure(error.stack ?? error.message));
  const result = { ...outcome, name, seconds: (performance.now() - started) / 1000 };
  printStep(result);
  return result;
}

function printStep(result: StepResult): void {
  const { name, seconds, passed, failed, skipped, output, note, failures = [] } = result;
  const verdict = failed || skipped.length ? 'FAIL' : 'ok';
  const counted = passed + failed > 1 ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const words = [
    verdict.padEnd(5),
    name.padEnd(12),
    `${seconds.toFixed(1).padStart(6)} s `,
    counted,
    note ?? '',
  ];
  console.log(words.join(' ').trimEnd());
  for (const line of failures) console.log(`  failed: ${line}`);
  if (failed) console.log(output.trimEnd());
}
