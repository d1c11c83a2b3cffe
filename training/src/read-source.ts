import { hashText } from '@sheaf/passages';
import { readGitText } from './git-text.ts';
import type { TextRecord } from './records.ts';
import type { Source } from './sources.ts';

const ONE_IN = 12;

/** Of the textbooks a part is never trained on: the questions of the evaluation are made from it. */
export const isHeldOut = ({ repository, isTextbook }: Source, path: string) =>
  isTextbook && hashText(`${repository}/${path}`) % ONE_IN === 0;

/** One file after another, until the source has given as much text as it may: none shall drown the others. */
export function* readSource(
  source: Source,
  mirror: string,
  wants: (path: string) => boolean,
): Generator<{ path: string; records: TextRecord[] }> {
  let left = source.most;
  const wanted = (path: string) => source.format.wants(path) && wants(path);
  for (const { path, text } of readGitText(mirror, source.revision, wanted)) {
    const records = source.format.read(text, path);
    yield { path, records };
    left -= records.reduce((sum, record) => sum + sizeOf(record), 0);
    if (left < 0) return;
  }
}

function sizeOf(record: TextRecord): number {
  if (record.kind === 'document') return 0;
  return record.text.length + (record.kind === 'pair' ? record.meaning.length : 0);
}
