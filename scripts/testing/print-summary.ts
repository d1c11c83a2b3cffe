import type { StepResult } from './step.ts';

/** Ends with the one line that tools look for: `N passed, N failed`. */
export function printSummary(results: StepResult[], milliseconds: number): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const skipped = results.flatMap((result) => result.skipped);
  // A test that is set aside proves nothing, and a run without tests even less.
  const failed =
    results.reduce((sum, result) => sum + result.failed, 0) + skipped.length + (results.length ? 0 : 1);
  for (const name of skipped) console.log(`Set aside, which counts as failed: ${name}`);
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`Failed in ${name}: ${failure}`);
  }
  console.log(`Took ${(milliseconds / 1000).toFixed(0)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed || !passed) process.exitCode = 1;
}
