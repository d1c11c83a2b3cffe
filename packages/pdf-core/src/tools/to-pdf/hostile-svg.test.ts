import { expect, test } from 'vitest';
import { toPdfOptions } from './options.ts';
import { toPdf } from './to-pdf.ts';

const MANY = 100_000;
const svg = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
/** Each level uses the one before it ten times. */
const laughs = (first: string, deep: number) =>
  `<defs><g id="g0">${first}</g>${Array.from({ length: deep }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g${deep}"/>`;
const longPath = `M0 0${'l1 1'.repeat(MANY)}`;

async function run(source: string) {
  const start = process.cpuUsage();
  const made = await toPdf([{ name: 'a.svg', bytes: Buffer.from(source) }], toPdfOptions.parse({})).catch(
    (error: unknown) => error,
  );
  const { user, system } = process.cpuUsage(start);
  const reason = made instanceof Error ? ((made as { reason?: string }).reason ?? made.stack) : 'made';
  return { reason, seconds: (user + system) / 1e6 };
}

test.each([
  ['nothing', svg(''), 'made'],
  ['another XML file', '<?xml version="1.0"?><html><svg/></html>', 'not_text'],
  ['half a file', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1', 'made'],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'made'],
  ['uses of uses', svg(laughs('<rect width="1" height="1"/>', 9)), 'document_too_complex'],
  ['uses of a long path', svg(laughs(`<path d="${longPath}"/>`, 5)), 'document_too_complex'],
  ['uses of a long text', svg(laughs(`<text>${'a b '.repeat(20_000)}</text>`, 5)), 'document_too_complex'],
  ['deep groups', svg('<g>'.repeat(MANY)), 'document_too_complex'],
  ['deep groups with opacity', svg(`${'<g opacity=".9">'.repeat(200)}<rect width="9" height="9"/>`), 'made'],
  ['many elements', svg('<rect/>'.repeat(400_000)), 'document_too_complex'],
  [
    'entities of entities',
    svg('<text>&z;</text>', '<!DOCTYPE svg [<!ENTITY y "lol"><!ENTITY z "&y;&y;&y;">]>'),
    'made',
  ],
  [
    'a long entity many times',
    svg(`<text>${'&y;'.repeat(MANY)}</text>`, `<!DOCTYPE svg [<!ENTITY y "${'x'.repeat(4000)}">]>`),
    'document_too_complex',
  ],
  ['declarations without an end', `<!DOCTYPE svg [${'<!ENTITY a "'.repeat(MANY)}`, 'not_text'],
  ['comments without an end', `${'<!-- '.repeat(MANY)}<svg/>`, 'not_text'],
  [
    'a gradient of itself',
    svg('<linearGradient id="a" href="#a"/><rect width="9" height="9" fill="url(#a)"/>'),
    'made',
  ],
  [
    'a pattern of itself',
    svg(
      '<pattern id="a" width=".1" height=".1"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="9" height="9" fill="url(#a)"/>',
    ),
    'made',
  ],
  [
    'a mask of itself',
    svg(
      '<mask id="a" mask="url(#a)"><rect mask="url(#a)"/></mask><rect width="9" height="9" mask="url(#a)"/>',
    ),
    'made',
  ],
  [
    'a clip path of itself',
    svg(
      '<clipPath id="a" clip-path="url(#a)"><rect clip-path="url(#a)"/></clipPath><rect width="9" height="9" clip-path="url(#a)"/>',
    ),
    'made',
  ],
  [
    'a marker of itself',
    svg(
      '<marker id="a"><path d="M0 0h9" marker-end="url(#a)"/></marker><path d="M0 0h9" marker-end="url(#a)"/>',
    ),
    'made',
  ],
  [
    'masks in masks',
    svg(
      `${Array.from({ length: 12 }, (_, n) => `<mask id="m${n}">${'<rect width="9" height="9" mask="url(#m'.concat(`${n + 1})"/>`).repeat(10)}</mask>`).join('')}<rect width="9" height="9" mask="url(#m0)"/>`,
    ),
    'document_too_complex',
  ],
  [
    'tiles too small to count',
    svg(
      '<pattern id="a" width="1e-9" height="1e-9" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="9" height="9" fill="url(#a)"/>',
    ),
    'made',
  ],
  ['dashes too small to count', svg('<path d="M0 0h1e9" stroke="red" stroke-dasharray="1e-6"/>'), 'made'],
  [
    'markers on a long path',
    svg(`<marker id="a"><rect width="1" height="1"/></marker><path d="${longPath}" marker-mid="url(#a)"/>`),
    'made',
  ],
  [
    'rules that fit nothing',
    svg(
      `<style>${'.a .b{fill:red}'.repeat(20_000)}</style>${'<g class="a"><rect class="b"/></g>'.repeat(5000)}`,
    ),
    'document_too_complex',
  ],
  [
    'numbers without an end',
    svg(
      `<path d="M${'1e9999 -1e9999 '.repeat(1000)}"/><rect width="1e308" height="1e308" transform="scale(1e300)"/>`,
    ),
    'made',
  ],
  [
    'a long list of transforms',
    svg(`<g transform="${'rotate(1) '.repeat(MANY)}"><rect width="9" height="9"/></g>`),
    'made',
  ],
  ['commas', svg(`<polygon points="${','.repeat(500_000)}"/><g transform="${'a('.repeat(MANY)}"/>`), 'made'],
  ['a script', svg('<script>while (true) {}</script><rect width="9" height="9" onload="alert(1)"/>'), 'made'],
])('%s ends soon', { timeout: 120_000 }, async (_what, source, wanted) => {
  const { reason, seconds } = await run(source);
  expect(reason).toBe(wanted);
  expect(seconds).toBeLessThan(15);
});
