import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@sheaf/passages';
import { anyText } from '../packages/pdf-core/src/tools/text/office-text.ts';

const KINDS = ['pdf', 'xlsx', 'xls', 'ods', 'docx', 'odt'];

/** As the job does that reads an upload: `readText` of files.reading.service.ts. NAME.txt has its pages parted by form feeds. */
export async function readForeignPages(path: string): Promise<Page[]> {
  const kind = KINDS.find((one) => existsSync(`${path}.${one}`));
  if (!kind)
    return readFileSync(`${path}.txt`, 'utf8')
      .split('\f')
      .map((text, i) => ({ page: i + 1, text }));
  const input = { name: `${path}.${kind}`, bytes: new Uint8Array(readFileSync(`${path}.${kind}`)) };
  const { report } = await anyText([input], { pages: 'all', words: false, contentOnly: kind === 'pdf' });
  return report.pages.map(({ page, text }) => ({ page, text }));
}
