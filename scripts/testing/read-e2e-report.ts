import { existsSync, readFileSync } from 'node:fs';
import type { TriedTest } from './judge-tests.ts';

interface Result {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}
interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: Result[] }[];
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

const MOST_LINES = 120;

/** What the pages showed where tests failed: the machine that ran them may be gone when somebody asks. */
export function readFailedPages({ suites }: { suites: Suite[] }): string[] {
  return suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
      .map(({ path }) => `${file}: ${title}\n${readPage(readFileSync(path!, 'utf8'))}`),
  );
}

function readPage(context: string): string {
  const [page = ''] = context.split('```yaml\n')[1]?.split('```') ?? [];
  return page.split('\n').slice(0, MOST_LINES).join('\n');
}

function readStatus({ tests }: Spec): TriedTest['status'] {
  const has = (wanted: string) => tests.some(({ status }) => status === wanted);
  if (has('unexpected') || has('flaky')) return 'failed';
  return has('skipped') ? 'skipped' : 'passed';
}

function listSpecs({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
