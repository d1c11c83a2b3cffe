import { useEffect, useState } from 'react';
import { readSession } from '../../lib/session/session-store.ts';
import type { Draft } from './draft.ts';

/** What was put together and not started, and whose it is. Not in the browser's storage: passwords may be among the options. */
let kept: { person: string | undefined; draft: Draft } | null = null;

const personNow = () => readSession()?.user.id;

interface KeptDraft {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** The next one begins anew. */
  dropDraft: () => void;
}

/** The draft of the builder: it is there again when the builder was closed. What is begun with files of its own begins anew. */
export function useKeptDraft(begin: () => Draft, isOwn: boolean): KeptDraft {
  const [first] = useState(() => (!isOwn && kept?.person === personNow() && kept?.draft) || begin());
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    // What was begun elsewhere takes the place of the kept one only if it is worked on.
    if (draft === first) return;
    kept = isWorthKeeping(draft) ? { person: personNow(), draft } : null;
  }, [draft, first]);
  return { draft, setDraft, dropDraft: () => (kept = null) };
}

const isWorthKeeping = ({ name, steps }: Draft) =>
  name.trim() !== '' || steps.length > 1 || steps.some(({ files }) => files.length > 0);
