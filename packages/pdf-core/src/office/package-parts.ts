import { posix } from 'node:path';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

export type Relation = { id: string; type: string; path: string };

/** The relations of a part, within the same file only. External targets are ignored. */
export function readRelations(zip: Zip, part: string): Relation[] {
  const { dir, base } = posix.parse(part);
  const bytes = zip.read(posix.join(dir, '_rels', `${base}.rels`));
  const relations: Relation[] = [];
  if (!bytes) return relations;
  readXml(bytes, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}

/** The part that everything else hangs on. */
export function findMainPart(zip: Zip, usual: string): string {
  return readRelations(zip, '').find(({ type }) => type === 'officeDocument')?.path ?? usual;
}
