import { cpuUsage } from 'node:process';
import {
  choosePassages,
  embedText,
  openSegment,
  packTerms,
  type Passage,
  type Segment,
  searchSegments,
  shippedVectors,
  sizeOfSegment,
} from '@sheaf/passages';
import { readDocuments } from '../chat/question-set.ts';
import { printTable } from '../harness.ts';
import { makePages } from './seed.ts';

const A_FILE = 10;
const WARMING = 5;
const ASKED = 30;
const SHOWN = 17;

/** The ranking alone, in processor time, which does not depend on other work of the machine. */
export function benchRanking(wanted: number): void {
  const vectors = shippedVectors();
  const pages = makePages(2000);
  const known = pages.map((passage) => ({
    passage,
    vector: new Uint8Array(embedText(vectors, passage.text)),
    terms: packTerms(passage.text),
  }));
  const library = new Map<string, Passage[]>();
  const segments: Segment[] = [];
  for (let made = 0; made < wanted; made += A_FILE) {
    const some = Array.from({ length: A_FILE }, (_, i) => known[(made * 7 + i * 13) % known.length]!);
    const fileId = String(made);
    library.set(
      fileId,
      some.map(({ passage }) => passage),
    );
    const packed = { fileId, stamp: '1', language: 'en', count: A_FILE };
    const flat = (parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
    const numbers = {
      vectors: flat(some.map(({ vector }) => vector)),
      terms: flat(some.map(({ terms }) => terms)),
    };
    segments.push(openSegment({ ...packed, ...numbers }, false));
  }
  const questions = readDocuments().flatMap((document) => document.questions.map(({ text }) => text));
  const times = { rank: 0, choose: 0 };
  for (const [at, question] of questions.slice(0, WARMING + ASKED).entries()) {
    const start = cpuUsage();
    const look = searchSegments(segments, question, vectors);
    const ranked = cpuUsage(start);
    const read = look.candidates.map((one) => ({ ...one, passage: library.get(one.fileId)![one.position]! }));
    const { asked, rarities } = look;
    choosePassages(read, { question, asked, rarities, vectors }, SHOWN);
    const all = cpuUsage(start);
    if (at < WARMING) continue;
    times.rank += (ranked.user + ranked.system) / 1000 / ASKED;
    times.choose += (all.user + all.system - ranked.user - ranked.system) / 1000 / ASKED;
  }
  const bytes = segments.reduce((sum, segment) => sum + sizeOfSegment(segment), 0);
  printTable('The ranking alone', [
    {
      passages: wanted,
      'bytes a passage': (bytes / wanted).toFixed(0),
      'all ranked, ms of processor time': times.rank.toFixed(1),
      'the best looked at closely, ms': times.choose.toFixed(1),
    },
  ]);
}
