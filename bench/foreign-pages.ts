import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@sheaf/passages';
import { text as textTool } from '../packages/pdf-core/src/tools/text/text.ts';

/** As the job does that reads an upload: `readText` of files.reading.service.ts. NAME.txt has its pages parted by form feeds. */
export async function readForeignPages(path: string): Promise<Page[]> {
  if (!existsSync(`${path}.pdf`))
    return readFileSync(`${path}.txt`, 'utf8')
      .split('\f')
      .map((text, i) => ({ page: i + 1, text }));
  const input = { name: `${path}.pdf`, bytes: new Uint8Array(readFileSync(`${path}.pdf`)) };
  const { report } = await textTool([input], { pages: 'all', words: false, contentOnly: true });
  return report.pages.map(({ page, text }) => ({ page, text }));
}
