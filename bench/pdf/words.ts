import { basename } from 'node:path';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { median, printTable, runProgram } from '../harness.ts';

/** How often a word occurs. */
type Words = Map<string, number>;
type Readings = { name: string; sheaf: Words; poppler: Words; mutool: Words; most: Words };

/**
 * Which words are read: ours and mutool's beside pdftotext's, and all three beside what two of them agree on, since
 * where a formula or a spaced-out line is cut into words each of them has its own mind.
 */
export async function printWords(
  paths: string[],
  inputs: { name: string; bytes: Uint8Array }[],
): Promise<void> {
  const all = await Promise.all(paths.map((path, i) => readWords(path, inputs[i]!)));
  const files = all.filter(({ poppler }) => poppler.size);
  const score = (reader: 'sheaf' | 'mutool' | 'poppler', judge: 'poppler' | 'most') => {
    const scores = files.map((file) => scoreOf([file], reader, judge));
    return {
      reader: reader === 'poppler' ? 'pdftotext' : reader,
      beside: judge === 'poppler' ? 'pdftotext' : 'two of three',
      files: files.length,
      'all words': scoreOf(files, reader, judge).toFixed(4),
      'median file': median(scores).toFixed(4),
      'files at 0.99 or more': scores.filter((value) => value >= 0.99).length,
    };
  };
  printTable('Words read (F1)', [
    score('sheaf', 'poppler'),
    score('mutool', 'poppler'),
    score('sheaf', 'most'),
    score('mutool', 'most'),
    score('poppler', 'most'),
  ]);
  const missed = (file: Readings) =>
    sum(file.sheaf) + sum(file.poppler) - 2 * common(file.sheaf, file.poppler);
  printTable(
    'Where most words differ from pdftotext',
    files
      .toSorted((a, b) => missed(b) - missed(a))
      .slice(0, 10)
      .map((file) => ({
        file: file.name,
        words: sum(file.poppler),
        F1: scoreOf([file], 'sheaf', 'poppler').toFixed(3),
        'of mutool': scoreOf([file], 'mutool', 'poppler').toFixed(3),
        'ours beside two of three': scoreOf([file], 'sheaf', 'most').toFixed(3),
        'pdftotext beside them': scoreOf([file], 'poppler', 'most').toFixed(3),
      })),
  );
}

async function readWords(path: string, input: { name: string; bytes: Uint8Array }): Promise<Readings> {
  const { report } = await text([input], textOptions.parse({}));
  const sheaf = countWords(report.pages.map((page) => page.text).join('\n'));
  const poppler = countWords((await runProgram('pdftotext', [path, '-'])).stdout);
  const mutool = countWords((await runProgram('mutool', ['draw', '-q', '-F', 'txt', path])).stdout);
  const all = new Set([...sheaf.keys(), ...poppler.keys(), ...mutool.keys()]);
  const most = new Map(
    [...all].map((word) => [word, median([sheaf, poppler, mutool].map((words) => words.get(word) ?? 0))]),
  );
  return { name: basename(path), sheaf, poppler, mutool, most };
}

/** Words as they mean, not as they are coded: ligatures taken apart, marks of direction left out. */
function countWords(read: string): Words {
  const plain = read.normalize('NFKC').replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const words: Words = new Map();
  for (const word of plain.split(/[\s\f]+/).filter(Boolean)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

function scoreOf(files: Readings[], reader: keyof Omit<Readings, 'name'>, judge: 'poppler' | 'most'): number {
  const add = (count: (file: Readings) => number) => files.reduce((total, file) => total + count(file), 0);
  const all = add((file) => sum(file[reader]) + sum(file[judge]));
  return all ? (2 * add((file) => common(file[reader], file[judge]))) / all : 1;
}

function common(a: Words, b: Words): number {
  return [...a].reduce((total, [word, times]) => total + Math.min(times, b.get(word) ?? 0), 0);
}

function sum(words: Words): number {
  return [...words.values()].reduce((total, times) => total + times, 0);
}
