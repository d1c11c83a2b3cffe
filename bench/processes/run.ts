// npm run bench -- processes [--processes N] [--share CORES] [--seconds N] [--clients N]: one Sheaf, then several, on one
// PostgreSQL and one S3 server, each with the same share of a core: how much more they do, how long a member waits beside
// one who asks for much, and whether anything was done twice. Ends with 1 where it was.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';
import { printTable } from '../harness.ts';
import { ask, type Called, read, upload } from '../load/calls.ts';
import { keepCalling } from '../load/tally.ts';
import { countWork } from './count.ts';
import { type Sheaves, type SomeMember, startSheaves } from './sheaves.ts';

const MEMBERS = 8;
const LIGHT = 4;
const HEAVY_CALLS = 12;
type Reader = SomeMember & { files: string[] };
type Done = { kind: string; milliseconds: number; isAnswered: boolean; isLate: boolean };
type Settings = { cores: number; seconds: number; clients: number };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      processes: { type: 'string', default: '4' },
      share: { type: 'string', default: '0.1' },
      seconds: { type: 'string', default: '40' },
      clients: { type: 'string', default: '16' },
    },
  });
  const settings = {
    cores: Number(values.share),
    seconds: Number(values.seconds),
    clients: Number(values.clients),
  };
  const one = await measure(1, settings);
  const several = await measure(Number(values.processes), settings);
  console.log(`\n${values.processes} processes do ${(several / one).toFixed(2)} times what one does`);
}

/** Calls answered in a second. */
async function measure(count: number, { cores, seconds, clients }: Settings): Promise<number> {
  const sheaves = await startSheaves(count, cores);
  try {
    const readers = await addReaders(sheaves);
    const before = sheaves.used();
    const done = await mix(sheaves, readers, clients, seconds);
    const used = sheaves.used() - before;
    const answered = done.filter(({ isAnswered, isLate }) => isAnswered && !isLate);
    const title = `${count} with ${cores} of a core each, ${clients} clients, ${seconds} s, load ${loadavg()[0]!.toFixed(1)}`;
    printTable(title, describe(done, seconds));
    console.log(
      `\n${used.toFixed(1)} s of processor time, ${(done.length / used).toFixed(1)} calls for each`,
    );
    const weighed = count > 1 ? await weigh(sheaves, readers, seconds) : [];
    const all = [...done, ...weighed].filter(({ isAnswered }) => isAnswered);
    const { rows, isOnce } = await countWork(sheaves, {
      uploads: all.filter(({ kind }) => kind === 'upload').length + readers.length,
      tools: all.filter(({ kind }) => kind !== 'upload' && kind !== 'read').length,
    });
    printTable('Done once', rows);
    if (!isOnce) process.exitCode = 1;
    return answered.length / seconds;
  } finally {
    await sheaves.stop();
  }
}

async function addReaders(sheaves: Sheaves): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const member of await sheaves.addMembers(MEMBERS)) {
    const { id } = await upload(sheaves.urls[0]!, member, someDocument(), 'lease.pdf');
    readers.push({ ...member, files: [id!] });
  }
  return readers;
}

const someDocument = () =>
  makeTestPdf({ pages: Array.from({ length: 3 }, (_, page) => ({ text: `Clause ${page}`, ballast: 5000 })) });

/** Of ten calls seven read, two upload, one is a tool. Each client goes from process to process. */
async function mix(sheaves: Sheaves, readers: Reader[], clients: number, seconds: number): Promise<Done[]> {
  const done: Done[] = [];
  const document = someDocument();
  const until = performance.now() + seconds * 1000;
  await keepCalling(clients, until, async (client, turn) => {
    const url = sheaves.urls[(client + turn) % sheaves.urls.length]!;
    const reader = readers[client % readers.length]!;
    const kind = (client + turn) % 10;
    if (kind === 0) await note(done, 'tool', until, rotate(url, reader));
    else if (kind < 3) await note(done, 'upload', until, upload(url, reader, document, 'load.pdf'));
    else await note(done, 'read', until, readSomething(url, reader, turn));
  });
  return done;
}

const rotate = (url: string, { files, ...member }: Reader) =>
  ask(url, member, '/pdf/tools/rotate', { fileIds: files, options: { angle: 90 } });

function readSomething(url: string, { files, ...member }: Reader, turn: number) {
  const paths = ['/files?limit=100', `/files/${files[0]}`, '/users/stats', `/files/${files[0]}/download`];
  return read(url, member, paths[turn % paths.length]!);
}

/** What ends after the time is not counted as done in it, but is done. */
async function note(done: Done[], kind: string, until: number, calling: Promise<Called>): Promise<void> {
  const { status, milliseconds } = await calling;
  const isAnswered = status >= 200 && status < 300;
  done.push({ kind, milliseconds, isAnswered, isLate: performance.now() > until });
}

/** Members who ask for one tool after the other, alone and beside one who asks for twelve at a time. */
async function weigh(sheaves: Sheaves, [heavy, ...others]: Reader[], seconds: number): Promise<Done[]> {
  const light = others.slice(0, LIGHT);
  const calls = async (members: Reader[], clients: number, kind: string) => {
    const done: Done[] = [];
    const until = performance.now() + (seconds * 1000) / 2;
    await keepCalling(clients, until, (client, turn) => {
      const url = sheaves.urls[(client + turn) % sheaves.urls.length]!;
      return note(done, kind, Infinity, rotate(url, members[client % members.length]!));
    });
    return done;
  };
  const alone = await calls(light, LIGHT, `${LIGHT} members, one tool at a time`);
  const [beside, much] = await Promise.all([
    calls(light, LIGHT, `the same beside one with ${HEAVY_CALLS} at a time`),
    calls([heavy!], HEAVY_CALLS, `that one`),
  ]);
  const all = [...alone, ...beside, ...much];
  printTable('Fairness', describe(all, seconds / 2));
  return all;
}

function describe(done: Done[], seconds: number): Record<string, string | number>[] {
  return [...Map.groupBy(done, ({ kind }) => kind)].map(([kind, some]) => {
    const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)]!);
    return {
      what: kind,
      'a second': (some.length / seconds).toFixed(1),
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'not answered': some.filter(({ isAnswered }) => !isAnswered).length,
    };
  });
}
