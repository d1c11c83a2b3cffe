import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { StoredFile } from '../../../files/item.ts';
import { readFileIds, writeFileIds } from './file-address.ts';
import { useFilesThere } from './use-files-there.ts';

export interface PickedFiles {
  /** In the member's order, as they are now: the pages of a new file are counted a moment after it came. */
  files: StoredFile[];
  /** Of all, also of those that are still being looked up. */
  ids: string[];
  /** Some are still being looked up for the first time. */
  isPending: boolean;
  /** How many the address names that are not the member's, or not there. */
  missing: number;
  /** How many of those it names are there. */
  found: number;
  add: (files: readonly StoredFile[]) => void;
  set: (files: readonly StoredFile[]) => void;
  /** Exactly these files; unknown ones are looked up. */
  open: (ids: readonly string[]) => void;
  remove: (id: string) => void;
}

type Known = ReadonlyMap<string, StoredFile | null>;

/** What a tool is to work on: what its address names, and what is picked afterwards, which the address follows. */
export function usePickedFiles(): PickedFiles {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const visit = useVisit();
  const [named] = useState(() => readFileIds(search));
  const [known, setKnown] = useState<Known>(() => new Map(named.ids.map((id) => [id, null])));
  const latest = useRef(known);
  const all = [...known];
  const { byId, isPending, isGone } = useFilesThere([...known.keys()]);
  const entries = all.map(([id, file]) => ({ id, file: byId.get(id) ?? file }));
  const there = entries.filter(({ id, file }) => file || !isGone(id));

  function change(next: Known) {
    latest.current = next;
    setKnown(next);
    navigate(
      { search: writeFileIds(new URLSearchParams(window.location.search), [...next.keys()]) },
      { replace: true, preventScrollReset: true, state: { visit } },
    );
  }
  const keep = (files: readonly StoredFile[]) => change(new Map(files.map((file) => [file.id, file])));
  return {
    files: there.flatMap(({ file }) => file ?? []),
    ids: there.map(({ id }) => id),
    isPending: isPending && entries.some(({ file }) => !file),
    missing: named.malformed + entries.length - there.length,
    found: there.filter(({ id }) => named.ids.includes(id)).length,
    add: (more) => change(new Map([...latest.current, ...more.map((file) => [file.id, file] as const)])),
    set: keep,
    open: (ids) => change(new Map(ids.map((id) => [id, latest.current.get(id) ?? null]))),
    remove: (id) => change(new Map([...latest.current].filter(([one]) => one !== id))),
  };
}

/**
 * The same until the member navigates: an update of the address by the picker is not a new visit. The page of a tool
 * renders anew for each.
 */
export function useVisit(): string {
  const { key, state } = useLocation();
  return (state as { visit?: string } | null)?.visit ?? key;
}
