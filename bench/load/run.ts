// npm run bench -- load [--seconds N] [--clients N]: a mixed load on a whole Sheaf, then reading while hostile documents
// fill the pool.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileDocuments } from '../../packages/pdf-core/src/hostile/hostile-set.ts';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';
import { ask, read, upload } from './calls.ts';
import { type Member, type SheafUnderLoad, startSheaf } from './sheaf-under-load.ts';
import { createTally, keepCalling } from './tally.ts';

const HOSTILE = 50;
const READERS = 8;
const PAUSE_MS = 50;
type Reader = Member & { files: string[] };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '20' }, clients: { type: 'string', default: '16' } },
  });
  const seconds = Number(values.seconds);
  const sheaf = await startSheaf();
  try {
    const readers = await addReaders(sheaf, 8);
    await mix(sheaf, readers, Number(values.clients), seconds);
    await besiege(sheaf, readers, seconds);
  } finally {
    await sheaf.stop();
  }
}

async function addReaders(sheaf: SheafUnderLoad, count: number): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const member of await sheaf.addMembers(count)) {
    const files: string[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      const { id } = await upload(sheaf.url, member, someDocument(text), `${text}.pdf`);
      if (id) files.push(id);
    }
    readers.push({ ...member, files });
  }
  return readers;
}

function someDocument(text: string): Uint8Array {
  return makeTestPdf({
    pages: Array.from({ length: 10 }, (_, i) => ({ text: `${text} ${i}`, ballast: 10_000 })),
  });
}

function readSomething(url: string, { files, ...member }: Reader, turn: number) {
  const file = files[turn % files.length];
  const paths = [
    '/files?limit=100',
    `/files/${file}`,
    '/users/stats',
    `/files/${file}/thumbnail`,
    '/users/history?limit=10',
    `/files/${file}/download`,
  ];
  return read(url, member, paths[turn % paths.length]!);
}

/** Of ten calls seven read, two upload 100 KB, one merges. */
async function mix(
  { url, peakMegabytes }: SheafUnderLoad,
  readers: Reader[],
  clients: number,
  seconds: number,
) {
  const tally = createTally();
  const document = someDocument('Load');
  await keepCalling(clients, performance.now() + seconds * 1000, async (client, turn) => {
    const reader = readers[client % readers.length]!;
    const kind = (client + turn) % 10;
    if (kind === 0) await tally.add('merge', ask(url, reader, '/pdf/merge', { fileIds: reader.files }));
    else if (kind < 3) await tally.add('upload', upload(url, reader, document, 'load.pdf'));
    else await tally.add('read', readSomething(url, reader, turn));
  });
  console.log(`mixed load, ${clients} clients, ${seconds} s`);
  tally.print(seconds);
  console.log(`  the server's memory at most: ${Math.round(await peakMegabytes())} MB`);
}

/** Fifty hostile documents at a time are compressed and analysed, while others read. */
async function besiege(sheaf: SheafUnderLoad, readers: Reader[], seconds: number) {
  const { url } = sheaf;
  const enemies = await sheaf.addMembers(5);
  const documents: { member: Member; id: string }[] = [];
  for (const [name, make] of Object.entries(hostileDocuments)) {
    const member = enemies[documents.length % enemies.length]!;
    const { id } = await upload(url, member, make(), `${name.replace(/\W+/g, ' ')}.pdf`);
    if (id) documents.push({ member, id });
    if (documents.length === HOSTILE) break;
  }
  const calm = createTally();
  const keepReading = (tally: typeof calm, until: number) =>
    keepCalling(READERS, until, async (client, turn) => {
      await tally.add('read', readSomething(url, readers[client % readers.length]!, turn));
      // People look at what they have read; without a pause the readers alone would fill the machine.
      await setTimeout(PAUSE_MS);
    });
  await keepReading(calm, performance.now() + 5000);
  const besieged = createTally();
  const hostile = createTally();
  const until = performance.now() + seconds * 1000;
  await Promise.all([
    keepReading(besieged, until),
    keepCalling(documents.length, until, (client, turn) => {
      const { member, id } = documents[client]!;
      const path = turn % 2 ? '/pdf/compress-preview' : '/pdf/compress';
      return hostile.add('hostile', ask(url, member, path, { fileId: id }));
    }),
  ]);
  console.log(`${READERS} readers who pause ${PAUSE_MS} ms, nothing else`);
  calm.print(5);
  console.log(`the same, while ${documents.length} hostile documents fill the pool, ${seconds} s`);
  besieged.print(seconds);
  hostile.print(seconds);
  console.log(`  the server's memory at most: ${Math.round(await sheaf.peakMegabytes())} MB`);
}
