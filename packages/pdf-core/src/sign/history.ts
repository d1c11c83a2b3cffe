import { PdfError } from '../errors.ts';
import { type Change, type ChangeKind } from './change.ts';
import { compareRevisions } from './compare-revisions.ts';
import { findHiddenContent } from './hidden-content.ts';
import { isPermitted, type Permissions } from './permissions.ts';
import { listRevisionEnds, MOST_REVISIONS, openRevision, type Revision, wrongEntries } from './revisions.ts';
import { describeChange } from './words.ts';

export type LaterChange = {
  kind: ChangeKind;
  /** Whether the signer allows a change of this kind. */
  permitted: boolean;
  message: string;
  page?: number;
  field?: string;
};

/** One save of the file after a signature, and what it changed. */
export type LaterRevision = { revision: number; bytes: number; changes: LaterChange[] };

export type History = { since: (end: number, permissions: Permissions) => Promise<LaterRevision[]> };

/** What happened to a file, save by save. Each pair of revisions is compared once for all signatures. */
export function createHistory(bytes: Buffer, password: string | undefined): History {
  const opened = new Map<number, Revision | undefined>();
  const compared = new Map<number, Change[]>();

  const open = (end: number): Revision | undefined => {
    if (!opened.has(end)) opened.set(end, openOrNothing(bytes, end, password));
    return opened.get(end);
  };

  const compare = async (from: number, to: number): Promise<Change[]> => {
    const changes = compared.get(from) ?? (await compareEnds(from, to));
    compared.set(from, changes);
    return changes;
  };

  async function compareEnds(from: number, to: number): Promise<Change[]> {
    // Bytes that no cross-reference leads to: some programs would find objects in them.
    if (!bytes.subarray(from, to).includes('startxref')) return [{ kind: 'unreadable' }];
    const [before, after] = [open(from), open(to)];
    if (!before || !after) return [{ kind: 'unreadable' }];
    try {
      const changes = compareRevisions(before.document, after.document);
      if (wrongEntries(before, after)) changes.push({ kind: 'cross_reference' });
      const hidden = await findHiddenContent(before.bytes, after.bytes, changes, password);
      return [...changes, ...hidden];
    } catch (error) {
      if (error instanceof PdfError || error instanceof RangeError) return [{ kind: 'unreadable' }];
      throw error;
    }
  }

  return {
    async since(end, permissions) {
      const ends = listRevisionEnds(bytes, end);
      // Saved absurdly often: the last state is compared with the signed one.
      const steps = ends.length > MOST_REVISIONS ? [bytes.length] : ends;
      const later: LaterRevision[] = [];
      let from = end;
      for (const to of steps) {
        const changes = (await compare(from, to)).map((change) => present(change, permissions));
        later.push({ revision: later.length + 1, bytes: to - from, changes });
        from = to;
      }
      return later;
    },
  };
}

function present(change: Change, permissions: Permissions): LaterChange {
  const { kind, page, field } = change;
  return {
    kind,
    permitted: isPermitted(permissions, change),
    message: describeChange(change),
    ...(page && { page }),
    ...(field && { field }),
  };
}

/** Changes that show nothing else than what was signed. */
const PROOF = new Set<ChangeKind>(['validation_data', 'timestamp', 'metadata']);

export function verdictOf(later: LaterRevision[]): 'unchanged' | 'permitted_changes' | 'changed' {
  const changes = later.flatMap((revision) => revision.changes);
  if (changes.some(({ permitted }) => !permitted)) return 'changed';
  return changes.every(({ kind }) => PROOF.has(kind)) ? 'unchanged' : 'permitted_changes';
}

function openOrNothing(bytes: Buffer, end: number, password: string | undefined): Revision | undefined {
  try {
    return openRevision(bytes, end, password);
  } catch (error) {
    if (error instanceof PdfError || error instanceof RangeError) return undefined;
    throw error;
  }
}
