import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { listSourceFiles } from './source-files.ts';
import { readWorkspaces, resolveInWorkspace, type Workspace } from './workspaces.ts';

/** One import: `to` is a path of the project, or the name of an outside package. */
export type ImportEdge = { from: string; to: string; typesOnly: boolean };

const CODE = /\.(ts|tsx|mts|mjs|js)$/;

export function readImportEdges(root: string): ImportEdge[] {
  const workspaces = readWorkspaces(root);
  return listSourceFiles(root)
    .filter((file) => CODE.test(file))
    .flatMap((from) =>
      readImports(join(root, from)).map(({ specifier, typesOnly }) => {
        return { from, to: resolveImport(from, specifier, workspaces), typesOnly };
      }),
    );
}

/** Static imports, re-exports, and dynamic imports of a fixed name. */
function readImports(path: string): { specifier: string; typesOnly: boolean }[] {
  const source = readFileSync(path, 'utf8');
  const { module, errors } = parseSync(path, source);
  const error = errors.find(({ severity }) => severity === 'Error');
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typesOnly: isType }] : [],
    );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((text) => /^(['"`])([^$]+)\1$/.exec(text)?.[2] ?? [])
    .map((specifier) => ({ specifier, typesOnly: false }));
  return [...imports, ...reexports, ...dynamic];
}

function resolveImport(from: string, specifier: string, workspaces: Workspace[]): string {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  const own = workspaces.find(({ name }) => plain === name || plain.startsWith(`${name}/`));
  if (own) return resolveInWorkspace(own, plain);
  return plain.startsWith('@') ? plain.split('/').slice(0, 2).join('/') : (plain.split('/')[0] ?? plain);
}
