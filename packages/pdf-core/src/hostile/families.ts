import type { ToolName } from '../tasks.ts';

/** Tools that read a document in the same way: what one of them survives of a file, the others do too, mostly. */
const FAMILIES: ToolName[][] = [
  ['merge', 'split', 'organize'],
  [
    'watermark',
    'page-numbers',
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
  ['info'],
];

/** Files made to take all the time they are given: each costs most tools the whole of it, and a process. */
const HEAVY =
  /bomb|without end|levels deep|megabyte|no width|2\^31 bytes|100 000|hundred thousand|tenth power|endless|layers in a circle|million|enormous/;

/**
 * Whether a tool meets a file in a short run: one tool of each family meets each file, another one with each file; of
 * the heavy files one alone. `npm run bench -- fuzz --hostile` is all of them with all.
 */
export function meetsInShortRun(
  files: { name: string }[],
  tools: string[],
): (file: number, tool: number) => boolean {
  return (file, tool) => {
    const name = tools[tool] as ToolName;
    const family = FAMILIES.findIndex((members) => members.includes(name));
    const members = FAMILIES[family] ?? [name];
    if (members[file % members.length] !== name) return false;
    return !HEAVY.test(files[file]!.name) || file % FAMILIES.length === family;
  };
}
