import type { Edit } from './make-edits.ts';

/** A change that a program reports. */
export type Reported = { kind: string; part: string; before: string; after: string };

const WHOLE = 0.8;

/** For each edit, whether a change shows it; and the changes that show none. */
export function judge(edits: Edit[], changes: Reported[]): { found: boolean[]; spurious: Reported[] } {
  const used = new Set<Reported>();
  const found = edits.map((edit) => {
    const shown = changes.filter((change) => shows(change, edit));
    for (const change of shown) used.add(change);
    return shown.length > 0;
  });
  return { found, spurious: changes.filter((change) => !used.has(change)) };
}

function shows({ kind, part, before, after }: Reported, edit: Edit): boolean {
  if (edit.kind === 'picture changed') return part === 'picture';
  if (edit.kind === 'paragraph moved')
    return (kind === 'moved' || kind === 'added') && covers(after, edit.after);
  const hasBefore = !edit.before || covers(before, edit.before);
  const hasAfter = !edit.after || covers(after, edit.after);
  return hasBefore && hasAfter;
}

/** Whether most words of a text are in another. */
function covers(text: string, wanted: string): boolean {
  const words = new Set(text.split(/\s+/).map(bare));
  const all = wanted.split(/\s+/).map(bare).filter(Boolean);
  return all.filter((word) => words.has(word)).length >= WHOLE * all.length;
}

const bare = (word: string) => word.replaceAll(/[.,;:!?()-]/g, '');
