// Packages with one binary a platform list them as optional dependencies. When the registry lacks one, `npm install`
// leaves it out silently and `npm ci` fails on that platform only. So: every optional dependency named in the lockfile
// must itself be in the lockfile.
import { readFileSync } from 'node:fs';

const lockfile = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));

/**
 * Looks where Node would: in the package's own node_modules, then in each parent's.
 *
 * @param {string} from
 * @param {string} name
 */
function isLocked(from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent < 0 ? '' : folder.slice(0, parent);
  }
}

const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(folder, name))
    .map((name) => `${folder || 'package.json'} wants ${name}@${optionalDependencies[name]}`),
);

if (missing.length) {
  console.error(
    `package-lock.json lacks ${missing.length} optional dependencies:\n  ${missing.join('\n  ')}`,
  );
  console.error(
    'Pin a version whose platforms are all published, delete node_modules and the lockfile, install again.',
  );
  process.exit(1);
}
