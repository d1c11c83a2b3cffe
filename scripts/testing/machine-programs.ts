import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests ask of the machine beside Node: the names a program goes by, and Debian's package of it, or several. */
export type MachineProgram = { names: string[]; debian: string };

/** Chromium without windows, of which there are none here: a quarter less work for all of e2e. */
export const HEADLESS: MachineProgram = {
  names: ['chromium-headless-shell'],
  debian: 'chromium-headless-shell',
};

export const CHROMIUM: MachineProgram = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: 'chromium',
};

/** Readers of documents from other houses, which look at what pdf-core made. */
export const READERS: MachineProgram[] = [
  { names: ['qpdf'], debian: 'qpdf' },
  { names: ['pdftotext'], debian: 'poppler-utils' },
  { names: ['openssl'], debian: 'openssl' },
  { names: ['mutool'], debian: 'mupdf-tools' },
  { names: ['ps'], debian: 'procps' },
];

/** For the inner loops of the trainer. Debian's gcc does not include the headers of the C library. */
export const COMPILER: MachineProgram = { names: ['cc', 'gcc', 'clang'], debian: 'gcc libc6-dev' };

export function findProgram({ names }: MachineProgram): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const paths = folders.flatMap((folder) =>
    names.flatMap((name) => endings.map((end) => join(folder, name + end))),
  );
  return paths.find((path) => existsSync(path));
}
