// npm run partition [-- COUNT]: divides the large tables of an instance by a hash of their owner (docs/scaling.md).
import { partitionByMember } from '@sheaf/db';
import { describeDatabase } from '@sheaf/db/backup';
import { readEnv } from '../env.ts';
import { openBesideRunning } from './beside-running.ts';

const MOST = 1024;
const [given] = process.argv.slice(2);
const count = given === undefined ? undefined : Number(given);
if (count !== undefined && !(Number.isInteger(count) && count > 0 && count <= MOST)) {
  console.error(`Usage: npm run partition [-- COUNT], from 1 to ${MOST}`);
  process.exit(2);
}

try {
  const { client, url, close } = await openBesideRunning(readEnv());
  try {
    // All rows are written anew, and nothing may be added meanwhile.
    if ((await describeDatabase(url)).inUse) throw new Error('Stop all processes of Sheaf first.');
    const isDone = await partitionByMember(client.db, count);
    console.log(isDone ? 'The tables are divided.' : 'The tables are divided already.');
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
