import { posix } from 'node:path';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

export type Relation = { id: string; type: string; path: string };

/** The relations of a part, within the same file only. External targets are ignored. */
export function readRelations(zip: Zip, part: string): Relation[] {
  const { dir } = posix.parse(part);
  return readTargets(zip, part).flatMap(({ isExternal, target, ...relation }) => {
    const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target);
    return isExternal ? [] : [{ ...relation, path }];
  });
}

/** The addresses that a part leads to, by the ids of their relations. None is ever opened. */
export function readAddresses(zip: Zip, part: string): Map<string, string> {
  const outside = readTargets(zip, part).filter(({ isExternal }) => isExternal);
  return new Map(outside.map(({ id, target }) => [id, target]));
}

function readTargets(zip: Zip, part: string) {
  const { dir, base } = posix.parse(part);
  const bytes = zip.read(posix.join(dir, '_rels', `${base}.rels`));
  const targets: { id: string; type: string; target: string; isExternal: boolean }[] = [];
  if (!bytes) return targets;
  readXml(bytes, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship') return;
      targets.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target,
        isExternal: mode === 'External',
      });
    },
  });
  return targets;
}

/** The part that everything else hangs on. */
export function findMainPart(zip: Zip, usual: string): string {
  return readRelations(zip, '').find(({ type }) => type === 'officeDocument')?.path ?? usual;
}
