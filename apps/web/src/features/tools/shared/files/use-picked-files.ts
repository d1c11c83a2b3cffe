import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/trpc.ts';

export interface PickedFiles {
  /** In the member's order, as they are now: the pages of a new file are counted a moment after it came. */
  files: StoredFile[];
  /** Of all, also of those that are still being looked up. */
  ids: string[];
  add: (files: readonly StoredFile[]) => void;
  set: (files: readonly StoredFile[]) => void;
  /** These and no others; what is not known of them yet is looked up. */
  open: (ids: readonly string[]) => void;
  remove: (id: string) => void;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** What a tool is to work on. A link can bring it along: `?file=` with an id, as often as there are files. */
export function usePickedFiles(): PickedFiles {
  const [search] = useSearchParams();
  const [known, setKnown] = useState<ReadonlyMap<string, StoredFile | null>>(
    () =>
      new Map(
        search
          .getAll('file')
          .filter((id) => UUID.test(id))
          .map((id) => [id, null]),
      ),
  );
  const entries = [...known];
  const answers = useQueries({
    queries: entries.map(([id]) => trpc.files.get.queryOptions({ id })),
  });
  const files = entries.flatMap(([, file], place) => answers[place]?.data?.file ?? file ?? []);
  const keep = (list: readonly StoredFile[]) => setKnown(new Map(list.map((file) => [file.id, file])));
  return {
    files,
    ids: [...known.keys()],
    add: (more) => setKnown((was) => new Map([...was, ...more.map((file) => [file.id, file] as const)])),
    set: keep,
    open: (ids) => setKnown((was) => new Map(ids.map((id) => [id, was.get(id) ?? null]))),
    remove: (id) => setKnown((was) => new Map([...was].filter(([one]) => one !== id))),
  };
}
