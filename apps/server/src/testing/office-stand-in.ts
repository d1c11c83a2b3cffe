import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipFile } from './sample-files.ts';

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';

/** A Word file of one paragraph. It is not packed, so that a program without an engine can look for its words. */
export function wordFile(text: string): Buffer {
  return wordFileOf(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);
}

export function wordFileOf(body: string): Buffer {
  return zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${TYPES}"><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  });
}

/**
 * LibreOffice is 400 MB and not on every machine: a program that takes its flags stands in for it. `prints`: a word in the file, and
 * the PDF it becomes. Each run adds a line to `runs`.
 */
export async function makeOfficeStandIn(
  parent: string,
  prints: Record<string, Uint8Array>,
): Promise<{ program: string; runs: string }> {
  const folder = join(parent, 'office');
  // The program runs as another user where the tests run as root.
  await mkdir(folder);
  await chmod(parent, 0o755);
  await chmod(folder, 0o755);
  const [program, runs] = [join(folder, 'soffice'), join(folder, 'runs')];
  for (const [word, bytes] of Object.entries(prints)) await writeFile(join(folder, `${word}.pdf`), bytes);
  await writeFile(runs, '');
  await chmod(runs, 0o666);
  const choices = Object.keys(prints).map(
    (word) => `grep -q ${word} "$1" && cp "${folder}/${word}.pdf" "$out/source.pdf"`,
  );
  const lines = [
    '#!/bin/sh',
    'while [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done',
    `echo ran >> ${runs}`,
    ...choices,
    'exit 0',
  ];
  await writeFile(program, `${lines.join('\n')}\n`);
  await chmod(program, 0o755);
  return { program, runs };
}
