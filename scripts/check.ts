// node scripts/check.ts NAME: runs one of the project's own checks.
import { fileURLToPath } from 'node:url';
import { checkContainers } from './checks/check-containers.ts';
import { checkExpressions } from './checks/check-expressions.ts';
import { checkHouseRules } from './checks/check-house-rules.ts';
import { checkImports } from './checks/check-imports.ts';
import { checkMessages } from './checks/check-messages.ts';

const CHECKS: Record<string, (root: string) => string[] | Promise<string[]>> = {
  imports: checkImports,
  house: checkHouseRules,
  containers: checkContainers,
  expressions: checkExpressions,
  messages: checkMessages,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2] ?? '';
const check = CHECKS[name];
if (!check) {
  console.error(`There is no check ${name || 'without a name'}: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}

const complaints = await check(root);
for (const complaint of complaints) console.error(complaint);
if (complaints.length) process.exitCode = 1;
