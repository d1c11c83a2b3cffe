import type { ToolName } from '../tasks.ts';

/** Tools that read a document in the same way: what one of them survives of a file, the others do too, mostly. */
const FAMILIES: ToolName[][] = [
  ['merge', 'split', 'organize'],
  [
    'watermark',
    'page-numbers',
    'bookmarks',
    'create-form',
    'fill-form',
    'flatten',
    'annotate',
    'sign',
    'signatures',
    'form-fields',
  ],
  ['render', 'text', 'analyze', 'ocr', 'preview-compression'],
  ['compress'],
  ['protect', 'unlock'],
  ['info', 'letter'],
];

/** Files made to take all the time they are given: each costs most tools the whole of it, and a process. */
const HEAVY =
  /bomb|without end|levels deep|megabyte|no width|2\^31 bytes|100 000|hundred thousand|tenth power|endless|layers in a circle|[mb]illion|enormous/;

export function isHeavy({ name }: { name: string }): boolean {
  return HEAVY.test(name);
}

/** Heavy files after which it is a family's turn again: two families meet each. */
const TURNS = FAMILIES.length / 2;

/**
 * Whether a tool meets a heavy file in a short run: one of each of the two families does, in turn. `npm run bench -- fuzz
 * --hostile` is all of them with all.
 */
export function standsForFamily(file: number, name: ToolName): boolean {
  const family = FAMILIES.findIndex((members) => members.includes(name));
  const members = FAMILIES[family] ?? [name];
  const turn = Math.floor(file / TURNS) + family;
  return family % TURNS === file % TURNS && members[turn % members.length] === name;
}
