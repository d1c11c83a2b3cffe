import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { IMPORT_RULES } from './import-rules.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let root = '';

/** A project with the packages of this one, and one file of each kind to import. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheaf-imports-'));
  for (const folder of [
    'apps/web',
    'apps/server',
    'packages/api',
    'packages/db',
    'packages/pdf-core',
    'packages/passages',
  ]) {
    plant(`${folder}/package.json`, '');
    cpSync(join(project, folder, 'package.json'), join(root, folder, 'package.json'));
  }
  plant('packages/db/src/index.ts', 'export const db = 1;');
  plant('packages/pdf-core/src/options.ts', "import { z } from 'zod';\nexport const options = z.object({});");
  plant('packages/pdf-core/src/index.ts', 'export const merge = 1;');
  plant('packages/api/src/root.ts', 'export const router = 1;');
  plant(
    'packages/api/src/features/auth/auth.schema.ts',
    "import { z } from 'zod';\nexport const login = z.string();",
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('what the rooms may take from each other is let through', () => {
  plant(
    'apps/web/src/pages/login.tsx',
    `import type { router } from '@sheaf/api';
     import { login } from '@sheaf/api/features/auth/auth.schema.ts';
     import { options } from '@sheaf/pdf-core/options';
     import { LoginForm } from '../features/auth/login-form.tsx';`,
  );
  plant('apps/web/src/features/auth/login-form.tsx', "import { useState } from 'react';");
  plant(
    'apps/server/src/main.ts',
    "import '@sheaf/api'; import '@sheaf/db'; import '@sheaf/pdf-core'; import '@sheaf/passages';",
  );
  plant(
    'packages/api/src/features/files/files.service.ts',
    "import '@sheaf/db'; import '../usage/usage.service.ts';",
  );
  plant('packages/db/src/client.ts', "import { Kysely } from 'kysely';");
  expect(checkImports(root)).toEqual([]);
});

const VIOLATIONS: [rule: string, file: string, text: string][] = [
  ['web-takes-contracts-only', 'apps/web/src/a.ts', "import { router } from '@sheaf/api';"],
  ['web-takes-contracts-only', 'apps/web/src/a.ts', "import { merge } from '@sheaf/pdf-core';"],
  [
    'web-takes-contracts-only',
    'apps/web/src/a.ts',
    "export { db } from '../../../packages/db/src/index.ts';",
  ],
  ['server-knows-no-page', 'apps/server/src/a.ts', "import '../../web/src/page.tsx';"],
  ['api-knows-rules-only', 'packages/api/src/a.ts', "await import('@sheaf/pdf-core');"],
  [
    'api-knows-rules-only',
    'packages/api/src/a.ts',
    "import type { Env } from '../../../apps/server/src/env.ts';",
  ],
  ['api-has-no-transport', 'packages/api/src/a.ts', "import type { Request } from 'express';"],
  ['db-stands-alone', 'packages/db/src/a.ts', "import '@sheaf/api';"],
  ['pdf-core-stands-alone', 'packages/pdf-core/src/a.ts', "import '@sheaf/db';"],
  ['one-model-of-a-document', 'packages/pdf-core/src/pdf/a.ts', "import '../index.ts';"],
  [
    'tests-alone-use-pdf-lib',
    'packages/pdf-core/src/edit/a.ts',
    "import { PDFDocument } from '@cantoo/pdf-lib';",
  ],
  ['messages-stand-alone', 'packages/messages/src/a.ts', "import '@sheaf/db';"],
  ['passages-stands-alone', 'packages/passages/src/a.ts', "import '@sheaf/pdf-core';"],
  ['training-takes-passages-only', 'training/a.ts', "import '@sheaf/db';"],
  ['nothing-needs-training', 'bench/a.ts', "import '../training/b.ts';"],
  ['only-db-imports-kysely', 'apps/server/src/a.ts', "import { sql } from 'kysely';"],
  ['only-db-imports-kysely', 'packages/api/src/a.ts', "import type { Kysely } from 'kysely/helpers';"],
  ['schemas-are-browser-safe', 'packages/api/src/features/auth/b.schema.ts', "import './auth.service.ts';"],
  ['schemas-are-browser-safe', 'packages/pdf-core/src/tools/merge/options.ts', "import 'node:fs';"],
  ['api-features-in-order', 'packages/api/src/features/usage/a.ts', "import '../files/files.service.ts';"],
  ['api-features-in-order', 'packages/api/src/features/ai/a.ts', "import '../folders/folders.service.ts';"],
  [
    'api-features-in-order',
    'packages/api/src/features/files/a.ts',
    "import '../billing/billing.service.ts';",
  ],
  ['api-features-in-order', 'packages/api/src/features/unheard-of/a.ts', "import '../auth/auth.schema.ts';"],
  ['page-features-in-order', 'apps/web/src/features/auth/a.ts', "import '../files/file-list.tsx';"],
  ['page-features-in-order', 'apps/web/src/features/files/a.ts', "import '../tools/shared/tool-list.ts';"],
  ['page-features-in-order', 'apps/web/src/features/tools/a.ts', "import '../batch/draft.ts';"],
  ['environment-through-settings', 'packages/api/src/a.ts', "import { env } from 'node:process';"],
];

describe('what they may not is named', () => {
  test.each(VIOLATIONS)('%s: %s, %s', (rule, file, text) => {
    plant(file, text);
    const complaints = checkImports(root);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`${file} imports `);
    expect(complaints[0]).toContain(rule);
  });

  test('no rule goes without such a proof', () => {
    expect(new Set(VIOLATIONS.map(([rule]) => rule))).toEqual(new Set(IMPORT_RULES.map(({ name }) => name)));
  });

  test('circles of imports, through types too', () => {
    plant('packages/db/src/a.ts', "import './b.ts';");
    plant('packages/db/src/b.ts', "export type { C } from './c.ts';");
    plant('packages/db/src/c.ts', "import type { A } from './a.ts';");
    const [first, ...more] = checkImports(root);
    expect(more).toEqual([]);
    expect(first).toMatch(/^packages\/db\/src\/(.)\.ts -> .* -> .* -> packages\/db\/src\/\1\.ts: no-cycles$/);
  });
});

test('only the settings read process.env', () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  cpSync(join(project, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  plant('apps/server/src/env.ts', 'export const port = process.env.PORT;\n');
  plant('packages/api/src/settings.ts', 'export const port = process.env.PORT;\n');
  const oxlint = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { status, stdout } = spawnSync(process.execPath, [oxlint], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('packages/api/src/settings.ts');
  expect(stdout).toContain('no-process-env');
  expect(stdout).not.toContain('apps/server/src/env.ts');
});
