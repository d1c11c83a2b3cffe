import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { DOCUMENT_READERS } from '../tools/record.ts';

/** Files made to take all the time they are given: each costs most tools the whole of it, and a process. */
const HEAVY =
  /bomb|without end|levels deep|megabyte|no width|2\^31 bytes|100 000|hundred thousand|tenth power|endless|layers in a circle|[mb]illion|enormous/;

export function isHeavy({ name }: { name: string }): boolean {
  return HEAVY.test(name);
}

/** Heavy files after which it is a family's turn again: three families meet each, so that the largest has a turn for each tool. */
const TURNS = DOCUMENT_READERS.length / 3;

/**
 * Whether a tool meets a heavy file in a short run: one of each of three families does, in turn; a family is the tools that
 * read documents in the same way. `npm run bench -- fuzz --hostile` is all of them with all.
 */
export function standsForFamily(file: number, name: ToolName): boolean {
  const { reader } = tools[name];
  const family = DOCUMENT_READERS.indexOf(reader);
  const members = toolNames.filter((id) => tools[id].reader === reader && tools[id].inputs.kind === 'pdf');
  const turn = Math.floor(file / TURNS) + family;
  return family % TURNS === file % TURNS && members[turn % members.length] === name;
}
