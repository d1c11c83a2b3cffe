import type { TriedTest } from './judge-tests.ts';

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}
export interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

/** Playwright's report. */
export function readE2eReport({ suites }: { suites: Suite[] }): TriedTest[] {
  return suites.flatMap(listSpecs).map((spec) => ({
    name: `${spec.file}: ${spec.title}`,
    status: readStatus(spec),
    message: spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
  }));
}

function readStatus({ tests }: Spec): TriedTest['status'] {
  const has = (wanted: string) => tests.some(({ status }) => status === wanted);
  if (has('unexpected') || has('flaky')) return 'failed';
  return has('skipped') ? 'skipped' : 'passed';
}

function listSpecs({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
