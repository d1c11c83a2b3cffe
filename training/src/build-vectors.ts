import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRecord, finishCorpus, startCorpus, type FinishedCorpus } from './corpus.ts';
import { isHeldOut, readSource } from './read-source.ts';
import { compileTrainer, trainVectors } from './run-trainer.ts';
import { findMirror, listSources, readSources, type Source } from './sources.ts';

const LEAST_COUNT = 4;

export type BuildInput = { mirrors: string; folder: string; options: Record<string, number> };

/** From mirrored sources to FOLDER/vectors.bin, and the list of them that ships beside it. */
export function buildVectors({ mirrors, folder, options }: BuildInput): void {
  const located = locateSources(mirrors);
  // First: a machine that cannot train says so before minutes of reading.
  const program = compileTrainer(folder);
  const file = join(folder, 'vectors.bin');
  trainVectors(readCorpus(located), { program, folder, file, options });
  writeFileSync(join(folder, 'sources.tsv'), listSources(located.map(({ source }) => source)));
  console.log(file);
}

export function locateSources(mirrors: string): { source: Source; mirror: string }[] {
  const located = readSources().map((source) => ({ source, mirror: findMirror(mirrors, source) }));
  const absent = located.filter(({ mirror }) => !mirror).map(({ source }) => source.repository);
  if (absent.length) throw new Error(`${mirrors} has no mirror of ${absent.join(', ')}`);
  return located as { source: Source; mirror: string }[];
}

function readCorpus(sources: { source: Source; mirror: string }[]): FinishedCorpus {
  const corpus = startCorpus();
  for (const { source, mirror } of sources) {
    const before = corpus.stream.length;
    for (const { path, records } of readSource(source, mirror, (one) => !isHeldOut(source, one))) {
      addRecord(corpus, { kind: 'document', path });
      for (const record of records) addRecord(corpus, record);
    }
    console.log(`${source.repository}: ${(corpus.stream.length - before).toLocaleString('en')} words`);
  }
  const finished = finishCorpus(corpus, LEAST_COUNT);
  console.log(`${finished.words.length} different words, ${finished.stream.length} in all`);
  return finished;
}
