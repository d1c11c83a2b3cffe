import { info } from '../../packages/pdf-core/src/tools/info/info.ts';
import { merge } from '../../packages/pdf-core/src/tools/merge/merge.ts';
import { mergeOptions } from '../../packages/pdf-core/src/tools/merge/options.ts';
import { compress } from '../../packages/pdf-core/src/tools/compress/compress.ts';
import { compressOptions } from '../../packages/pdf-core/src/tools/compress/options.ts';
import { render } from '../../packages/pdf-core/src/tools/render/render.ts';
import { renderOptions } from '../../packages/pdf-core/src/tools/render/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';
import { type Axis, type Cost, processorTimeOf } from './cost.ts';

/** One document, as tools read it; in this process, warm. */
export const pagesOfADocument: Axis = { grows: 'pages of a document', sizes: [10, 100, 1000], measure };

async function measure(sizes: number[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const size of sizes) {
    const pages = Array.from({ length: size }, (_, page) => ({
      text: `Clause ${page + 1} of the lease of a garage in Harbour Street`,
      links: [{ to: 0 }],
      ballast: page % 10 === 0 ? 20_000 : 0,
    }));
    const input = {
      name: 'lease.pdf',
      bytes: makeTestPdf({ pages, outline: [{ title: 'Lease', page: 0 }] }),
    };
    const tools: Record<string, () => Promise<unknown>> = {
      info: () => info([input], {}),
      'the picture of page 1': () => render([input], renderOptions.parse({ pages: '1' })),
      'all text': () => text([input], textOptions.parse({})),
      merge: () => merge([input, input], mergeOptions.parse({})),
      compress: () => compress([input], compressOptions.parse({})),
    };
    for (const [what, run] of Object.entries(tools))
      costs.push({ what, size, milliseconds: await processorTimeOf(run) });
  }
  return costs;
}
