import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makeScan, WORDS } from '../../testing/scans.ts';
import { ocr } from './ocr.ts';
import { ocrOptions } from './options.ts';
import { closeReaders } from './readers.ts';

afterAll(closeReaders);

function wordsOf(read: string): string[] {
  return read.split(/\s+/).filter(Boolean);
}

const GERMAN = [
  'Der Hafenmeister schrieb jede Ankunft',
  'in ein Buch für die Behörde auf der Insel.',
  'Größere Schiffe kamen nicht vor dem Sturm,',
  'und nur elf von ihnen fuhren im März.',
];
const FRENCH = [
  'Le maître du port notait chaque arrivée',
  'dans un gros livre relié de toile bleue.',
  'Dix-sept navires sont entrés à l’été avant',
  'la tempête, et onze sont déjà repartis.',
];
const SPANISH = [
  'El capitán del puerto anotó la llegada de',
  'cada buque en un libro más grande que él.',
  'Los años pasaron y nadie leyó los registros',
  'que se habían guardado con tanto cuidado.',
];

test.each([
  ['deu', GERMAN],
  ['fra', FRENCH],
  ['spa', SPANISH],
])('%s comes with the product', async (language, lines) => {
  const scan = await makeScan({ lines, dpi: 300 });
  const { report } = await ocr([scan], ocrOptions.parse({ language, searchable: false }));
  expect(wordsOf(report.text.replaceAll("'", '’'))).toEqual(lines.join(' ').split(' '));
});

test.each([
  ['deu', GERMAN],
  ['fra', FRENCH],
  ['spa', SPANISH],
])(
  'a page in %s that is asked in English is noticed, and read again in its language',
  async (language, lines) => {
    const scan = await makeScan({ lines, dpi: 300 });
    const { report, notices } = await ocr([scan], ocrOptions.parse({ searchable: false }));
    expect(report.pages[0]).toMatchObject({ language });
    expect(wordsOf(report.text.replaceAll("'", '’'))).toEqual(lines.join(' ').split(' '));
    expect(notices).toEqual([{ code: 'other_language_read', params: { language, pages: 1 } }]);
  },
);

test('a page in a language that is not installed is told with its words', async () => {
  const lines = [
    'Il comandante del porto ha scritto ogni nave',
    'nel libro che era stato fatto per questo anno.',
    'Le navi sono arrivate prima della tempesta',
    'ma solo undici di loro sono partite in aprile.',
  ];
  const scan = await makeScan({ lines, dpi: 300 });
  const { report, notices } = await ocr([scan], ocrOptions.parse({ searchable: false }));
  expect(report.pages[0]).toMatchObject({ language: 'eng', otherLanguage: 'ita' });
  expect(notices).toEqual([{ code: 'other_language_missing', params: { language: 'ita', pages: 1 } }]);
});

test("a language from a folder of one's own, packed or not, is read beside English", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-tessdata-'));
  const english = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  await copyFile(
    join(dirname(english), '4.0.0_best_int/eng.traineddata.gz'),
    join(folder, 'own.traineddata.gz'),
  );
  const options = ocrOptions.parse({ language: 'eng+own', languageFolder: folder, searchable: false });
  const { report } = await ocr([await makeScan()], options);
  expect(wordsOf(report.text)).toEqual(WORDS);
  await rm(folder, { recursive: true });
});

test('a missing language is reported', async () => {
  const job = ocr([await makeScan()], ocrOptions.parse({ language: 'xyz' }));
  await expect(job).rejects.toMatchObject({ code: 'unsupported', params: { language: 'xyz' } });
});

test.each([
  ['deu.traineddata', 'deu', Buffer.from('garbage')],
  ['own.traineddata', 'eng+own', Buffer.alloc(0)],
  ['own.traineddata.gz', 'own', Buffer.from('garbage')],
  ['own.traineddata.gz', 'own', gzipSync('no trained data')],
])('%s that is no trained data is named, whatever comes with the product', async (file, language, bytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-tessdata-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, file), bytes);
  const job = ocr([await makeScan()], ocrOptions.parse({ language, languageFolder: folder }));
  const named = file.slice(0, 3);
  await expect(job).rejects.toMatchObject({
    reason: 'ocr_language_damaged',
    params: { language: named, file },
  });
});
