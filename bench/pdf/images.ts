import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { imagesToPdfOptions } from '../../packages/pdf-core/src/tools/images-to-pdf/options.ts';
import { imagesToPdf } from '../../packages/pdf-core/src/tools/images-to-pdf/images-to-pdf.ts';
import { measureHere, printRace, printTable, race, runProgram } from '../harness.ts';
import { workFolder } from './documents.ts';
import type { BenchContext } from './context.ts';

/** Photographs and drawings made here, as one document: ours in this process, mutool's in its own. */
export async function bench(context: BenchContext): Promise<void> {
  const folder = workFolder();
  const kinds = { JPEG: await makeImages(folder, 'jpg', 20), PNG: await makeImages(folder, 'png', 10) };
  for (const [kind, paths] of Object.entries(kinds)) {
    const ours = join(folder, 'out', 'ours.pdf');
    const theirs = join(folder, 'out', 'theirs.pdf');
    const convert = async () => {
      const inputs = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
      const { files } = await imagesToPdf(inputs, imagesToPdfOptions.parse({}));
      writeFileSync(ours, files[0]!.bytes);
    };
    const contenders = [
      { name: 'mutool convert', run: () => runProgram('mutool', ['convert', '-o', theirs, ...paths]) },
      { name: 'sheaf images, warm', run: () => measureHere(convert) },
    ];
    printRace(
      `${paths.length} ${kind} images as a document, over mutool convert`,
      await race(contenders, Math.min(3, context.runs), 1),
      { row: `${kind} images to PDF, beside mutool`, goal: 1 },
    );
    const size = (path: string) => readFileSync(path).length;
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);
    const input = paths.reduce((sum, path) => sum + size(path), 0);
    printTable('Megabytes', [
      { images: megabytes(input), sheaf: megabytes(size(ours)), mutool: megabytes(size(theirs)) },
    ]);
  }
  rmSync(folder, { recursive: true });
}

async function makeImages(folder: string, ending: 'jpg' | 'png', count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let i = 0; i < count; i++) {
    const [width, height] = [1600, 1200];
    const shapes = Array.from({ length: 60 }, (_, n) => {
      const hue = (n * 37 + i * 11) % 360;
      return `<circle cx="${(n * 211) % width}" cy="${(n * 157) % height}" r="${30 + ((n * 13) % 120)}" fill="hsl(${hue} 60% 55%)"/>`;
    });
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
    );
    const path = join(folder, `${i}.${ending}`);
    const image = sharp(drawing).flatten({ background: 'white' });
    await (ending === 'jpg' ? image.blur(2).jpeg({ quality: 88 }) : image.png()).toFile(path);
    paths.push(path);
  }
  return paths;
}
