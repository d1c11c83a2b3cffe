import type { PassageIndex } from '../ranking/passage-index.ts';
import { isFurniture } from '../text/furniture.ts';
import type { Passage } from '../text/cut-passages.ts';
import type { Source } from './answer-question.ts';

/** The rest of a source's passage, as it is read: what stands before what is quoted, and what after it. */
export function aroundSource<P extends Passage>(
  index: PassageIndex<P>,
  { passage, page, from, to }: Source<P>,
): { before: string; after: string } {
  const { fileId } = passage as { fileId?: string };
  const said = passage.sentences.filter((sentence) => !isFurniture(index, sentence, fileId));
  const join = (some: typeof said) => some.map(({ text }) => text).join(' ');
  return {
    before: join(said.filter((one) => one.page < page || (one.page === page && one.to <= from))),
    after: join(said.filter((one) => one.page > page || (one.page === page && one.from >= to))),
  };
}
