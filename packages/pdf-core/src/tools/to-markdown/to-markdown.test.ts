import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { makePages } from '../../reading/testing/one-page.ts';
import { toMarkdownOptions } from './options.ts';
import { toMarkdown } from './to-markdown.ts';

const MARKDOWN = `# Harbour report

# 1 Ropes & \\<anchors\\>

The harbour has bought ropes and anchors for the coming year, as it does in each spring before the first ships arrive. What was paid for them stands in the table below, and each of the amounts was compared with the invoice that came with the goods on the day on which they were delivered to the pier.

- Ropes of hemp
- Anchors of steel
    - with a chain
1. Order
2. Pay

Table 1: What was paid

| Item | Date | Net | Tax | Total |
| --- | --- | --- | --- | --- |
| Rope | 2026-03-14 | $1,200.50 | $240.10 | $1,440.60 |
| Anchor | 2026-04-02 | $800.00 | $160.00 | $960.00 |
| =HYPERLINK("http://x") | 2026-04-30 | $99.50 | $19.90 | $119.40 |
| Total |  | $2,100.00 | $420.00 | $2,520.00 |

# 2 Ships

Of all the ships that were expected in the spring most have arrived by now, and those that have not were seen off the coast in the last week of the month by the pilot, who says of them that they wait for the tide and for a berth that is free.

Figure 1: A red sail

# 3 People

Whoever has a question about this report may write to the harbour master, at the address below.

The harbour master  
Ada Lovelace, of Pier 4  
London
`;

test('a document becomes the Markdown of its parts', async () => {
  const { files, report, notices } = await toMarkdown([await makeReport()], toMarkdownOptions.parse({}));
  expect(files.map(({ name }) => name)).toEqual(['report.md']);
  expect(new TextDecoder().decode(files[0]!.bytes)).toBe(MARKDOWN);
  expect([report, notices]).toEqual([{ pages: 2, headings: 4, tables: 1, pictures: 0 }, []]);
});

test('pictures stand beside the text, which links to them, or with it in a zip', async () => {
  const options = toMarkdownOptions.parse({ pictures: 'beside' });
  const { files, report } = await toMarkdown([await makeReport()], options);
  expect(files.map(({ name }) => name)).toEqual(['report.md', 'report-1.jpg']);
  expect(new TextDecoder().decode(files[0]!.bytes)).toContain('\n\n![](<report-1.jpg>)\n\nFigure 1');
  expect(report.pictures).toBe(1);
  const packed = await toMarkdown([await makeReport()], { ...options, outputFormat: 'zip' });
  expect(packed.files.map(({ name }) => name)).toEqual(['report.zip']);
  expect(Object.keys(unzipSync(packed.files[0]!.bytes))).toEqual(['report.md', 'report-1.jpg']);
});

test('what Markdown would take for its own is text', async () => {
  const lines = ['# no heading', '* no item, <b>no tag</b>', '[no](link) and `no code`', '3\\. stays'];
  const input = await makePages((page, font) => {
    for (const [row, line] of lines.entries())
      page.drawText(line, { x: 60, y: 700 - row * 60, size: 12, font });
  });
  const { files } = await toMarkdown([input], toMarkdownOptions.parse({}));
  const text = new TextDecoder().decode(files[0]!.bytes);
  expect(text).toContain('\\# no heading');
  expect(text).toContain('\\<b\\>no tag\\</b\\>');
  expect(text).toContain('\\[no\\](link) and \\`no code\\`');
});
