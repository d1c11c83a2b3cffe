import type { ImportEdge } from './import-edges.ts';

/** A rule about imports between parts of the project. `forbids` is called for every import. */
export type ImportRule = { name: string; because: string; forbids: (edge: ImportEdge) => boolean };

const isWorkspace = (path: string) => /^(apps|packages)\//.test(path);
const isSchema = (path: string) => path.endsWith('.schema.ts');
const isMessages = (path: string) => path.startsWith('packages/messages/');
/** The list of tools and the files beside it, and of each tool its record and its schemas: no engine. */
const isToolRecord = (path: string) =>
  /^packages\/pdf-core\/src\/((.+[./])?options|tools\/[^/]+|tools\/[^/]+\/(tool|report))\.ts$/.test(path);
/** What the page loads from other packages. The error codes of pdf-core, and what an engine is, need nothing. */
const isBrowserSafe = (path: string) =>
  isSchema(path) ||
  isToolRecord(path) ||
  /^packages\/pdf-core\/src\/(errors|tool)\.ts$/.test(path) ||
  path === 'packages/messages/src/languages.ts';
const isTest = (path: string) => /\.test\.tsx?$|\/testing(\.ts|\/)|\/e2e\//.test(path);

const MODEL = 'packages/pdf-core/src/pdf/';

/** From the lowest feature of packages/api to the highest; those of one number do not know each other. */
const LEVELS: Record<string, number> = {
  auth: 0,
  plans: 0,
  instance: 1,
  usage: 1,
  webhooks: 2,
  operations: 3,
  passages: 3,
  'api-keys': 4,
  'second-factors': 4,
  'sign-marks': 4,
  files: 4,
  folders: 5,
  'first-steps': 5,
  'file-views': 5,
  'pdf-tools': 5,
  ai: 5,
  'left-work': 6,
  search: 6,
  batch: 6,
  billing: 7,
  users: 8,
  demo: 9,
  admin: 9,
};

/** The plans of packages/api/src/features/billing are known to all; the rest of billing is high up. */
function apiFeature(path: string): string | undefined {
  if (path.startsWith('packages/api/src/features/billing/plans')) return 'plans';
  return /^packages\/api\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The features of apps/web that import others; all the rest are the lowest, and do not import each other. */
const WEB_LEVELS: Record<string, number> = { operations: -1, tools: 1, batch: 2 };

const webFeature = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** True when `from` lies in the folder and `to` is a workspace file outside of it that is not among the allowed. */
function leaves(folder: string, { from, to }: ImportEdge, allowed: (to: string) => boolean): boolean {
  return from.startsWith(folder) && isWorkspace(to) && !to.startsWith(folder) && !allowed(to);
}

export const IMPORT_RULES: ImportRule[] = [
  {
    name: 'web-takes-contracts-only',
    because:
      'pages import types and *.schema of @sheaf/api, options and records of @sheaf/pdf-core, messages',
    forbids: (edge) =>
      edge.from.startsWith('apps/web/src/') &&
      leaves('apps/web/', edge, (to) => {
        if (to.startsWith('packages/api/')) return edge.typesOnly || isSchema(to);
        return isToolRecord(to) || isMessages(to);
      }),
  },
  {
    name: 'server-knows-no-page',
    because: 'the server imports api, db, messages, pdf-core and passages',
    forbids: (edge) => leaves('apps/server/', edge, (to) => to.startsWith('packages/')),
  },
  {
    name: 'api-knows-rules-only',
    because:
      'api imports db, messages, and options, records and reasons of pdf-core; engines are reached through its ports',
    forbids: (edge) =>
      leaves(
        'packages/api/',
        edge,
        (to) =>
          to.startsWith('packages/db/') ||
          to === 'packages/pdf-core/src/errors.ts' ||
          isMessages(to) ||
          isToolRecord(to),
      ),
  },
  {
    name: 'api-has-no-transport',
    because: 'the rules know no HTTP framework',
    forbids: ({ from, to }) => from.startsWith('packages/api/') && !isTest(from) && to === 'express',
  },
  {
    name: 'db-stands-alone',
    because: 'packages/db imports no other workspace package',
    forbids: (edge) => leaves('packages/db/', edge, () => false),
  },
  {
    name: 'pdf-core-stands-alone',
    because:
      'packages/pdf-core imports no other workspace package; its command line and MCP server speak by packages/messages',
    forbids: (edge) =>
      leaves('packages/pdf-core/', edge, (to) => isMessages(to) && /\/src\/(cli|mcp)[./]/.test(edge.from)),
  },
  {
    name: 'one-model-of-a-document',
    because:
      'packages/pdf-core/src/pdf reads, holds and writes documents for all engines, and knows none of them',
    forbids: ({ from, to }) =>
      from.startsWith(MODEL) &&
      !isTest(from) &&
      to.startsWith('packages/pdf-core/src/') &&
      !to.startsWith(MODEL) &&
      !/^packages\/pdf-core\/src\/(errors|limits)\.ts$/.test(to),
  },
  {
    name: 'tests-alone-use-pdf-lib',
    because: 'it makes documents for tests, as a writer that is not ours; engines work on the one model',
    forbids: ({ from, to }) => to === '@cantoo/pdf-lib' && !isTest(from),
  },
  {
    name: 'messages-stand-alone',
    because: 'packages/messages imports no other workspace package',
    forbids: (edge) => leaves('packages/messages/', edge, () => false),
  },
  {
    name: 'passages-stands-alone',
    because: 'packages/passages imports no other workspace package: text in, answers out',
    forbids: (edge) => leaves('packages/passages/', edge, () => false),
  },
  {
    name: 'training-takes-passages-only',
    because:
      'the trainer cuts words as packages/passages does, reads PDFs as an upload is read, and knows nothing else of ours',
    forbids: ({ from, to }) =>
      from.startsWith('training/') &&
      isWorkspace(to) &&
      !to.startsWith('packages/passages/') &&
      to !== 'packages/pdf-core/src/tools/text/text.ts',
  },
  {
    name: 'nothing-needs-training',
    because: 'training makes a data file; nothing that runs imports it',
    forbids: ({ from, to }) =>
      !from.startsWith('training/') && (to.startsWith('training/') || to.startsWith('@sheaf/training')),
  },
  {
    name: 'only-db-imports-kysely',
    because: 'queries live in packages/db',
    forbids: ({ from, to }) => isWorkspace(from) && to === 'kysely' && !from.startsWith('packages/db/'),
  },
  {
    name: 'schemas-are-browser-safe',
    because: 'a schema or options file is loaded by the page: it imports zod and its like only',
    // Where a page would load an engine, package.json gives it nothing in its place.
    forbids: ({ from, to }) =>
      isBrowserSafe(from) && !isTest(from) && !['zod', '#engines'].includes(to) && !isBrowserSafe(to),
  },
  {
    name: 'api-features-in-order',
    because:
      'a feature imports lower ones only: auth, plans < instance, usage < webhooks < operations, passages < api-keys, files, second-factors, sign-marks < file-views, folders, first-steps, pdf-tools, ai < left-work, search, batch < billing < users < demo, admin',
    forbids: ({ from, to }) => {
      const [upper, lower] = [apiFeature(from), apiFeature(to)];
      if (!upper || !lower || upper === lower || isTest(from)) return false;
      return (LEVELS[upper] ?? -1) <= (LEVELS[lower] ?? Infinity);
    },
  },
  {
    name: 'page-features-in-order',
    because:
      "a page's feature imports lower ones only: operations < all others < tools < batch; what needs more is a page",
    forbids: ({ from, to }) => {
      const [upper, lower] = [webFeature(from), webFeature(to)];
      if (upper === undefined || lower === undefined || upper === lower) return false;
      return (WEB_LEVELS[upper] ?? 0) <= (WEB_LEVELS[lower] ?? 0);
    },
  },
  {
    name: 'environment-through-settings',
    because: 'only apps/server/src/env.ts reads the environment',
    forbids: ({ from, to }) => isWorkspace(from) && !isTest(from) && /^(node:)?process$/.test(to),
  },
];
