import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { DOCUMENT_READERS } from '../tools/record.ts';

/** Files made to take all the time they are given: each costs most tools the whole of it, and a process. */
const HEAVY =
  /bomb|without end|levels deep|megabyte|no width|2\^31 bytes|100 000|hundred thousand|tenth power|endless|layers in a circle|[mb]illion|enormous/;

export function isHeavy({ name }: { name: string }): boolean {
  return HEAVY.test(name);
}

/** Tools that a heavy file meets in a short run. */
const MET = 3;

/** All that take documents, so that neighbours read them in different ways, as far as there are other ways. */
const inTurn = DOCUMENT_READERS.flatMap((reader) => {
  const members = toolNames.filter((id) => tools[id].reader === reader && tools[id].inputs.kind === 'pdf');
  return members.map((id, place) => ({ id, share: place / members.length }));
})
  .toSorted((one, other) => one.share - other.share)
  .map(({ id }) => id);

/** Whether a tool meets a heavy file in a short run: so many do, in turn. `npm run bench -- fuzz --hostile` is all of them with all. */
export function meetsInTurn(file: number, name: ToolName): boolean {
  const place = inTurn.indexOf(name) - ((file * MET) % inTurn.length);
  return (place + inTurn.length) % inTurn.length < MET;
}
