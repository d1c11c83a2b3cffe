// npm run bench -- faults [--kills N] [--restarts N]: what is lost, doubled or out of reach when things break under load.
import { parseArgs } from 'node:util';
import { killTheServer } from './kill-the-server.ts';
import { loseNeighbours } from './lose-neighbours.ts';
import { restartTheDatabase } from './restart-the-database.ts';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { kills: { type: 'string', default: '200' }, restarts: { type: 'string', default: '20' } },
  });
  await killTheServer(Number(values.kills));
  await restartTheDatabase(Number(values.restarts));
  await loseNeighbours();
}
