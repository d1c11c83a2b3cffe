import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditException, type AuditVerdict, judgeAudit } from '../checks/judge-audit.ts';
import { findNpm } from '../setup/install.mjs';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';
import type { Step } from './step.ts';

const EXCEPTIONS = join(root, 'scripts/checks/audit-exceptions.json');
// One try and a short timeout: an unavailable registry is reported as such.
const OPTIONS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

/** Queries the registry for advisories on the packages that ship. Without an answer it passes, and reports that. */
export const auditStep: Step = {
  name: 'audit',
  run: async () => {
    const { complaints, note } = await auditPackages();
    const failed = complaints.length ? 1 : 0;
    return { passed: 1 - failed, failed, skipped: [], output: complaints.join('\n'), note };
  },
};

export async function auditPackages(
  registry: string[] = [],
  exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as AuditException[],
): Promise<AuditVerdict> {
  const npm = findNpm();
  const { output } = await runChild(npm.command, [...npm.args, ...OPTIONS, ...registry], { capture: true });
  return judgeAudit(output, exceptions, new Date().toISOString().slice(0, 10));
}
