import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageImage, pdfInfo, pdfToText } from '../../testing/index.ts';
import { twoTone } from '../../testing/images.ts';
import { anyText } from '../text/office-text.ts';
import { textOptions } from '../text/options.ts';
import { convert } from './to-pdf.samples.ts';

const svg = (content: string, attributes = 'width="120" height="80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

/** Colors at places of a drawing, which has a point of the picture for each unit. */
async function colorsOf(content: string, places: [number, number][], attributes?: string): Promise<string[]> {
  const { bytes } = await convert('drawing.svg', svg(content, attributes));
  const { data, info } = await sharp(await pageImage(bytes, 1, 96))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  });
}

test('a drawing is a page of its size, with text that can be copied, its title and a figure', async () => {
  const { name, bytes, report } = await convert(
    'logo.svg',
    svg('<title>Our logo</title><desc>A ship</desc><text x="5" y="30">Ship <tspan>Ärger</tspan></text>'),
  );
  expect(name).toBe('logo.pdf');
  const info = await pdfInfo(bytes);
  expect(info).toMatchObject({ Title: 'Our logo', Tagged: 'yes', Pages: '1', 'Page size': '90 x 60 pts' });
  expect((await pdfToText(bytes)).trim()).toBe('Ship Ärger');
  expect(report).toMatchObject({ format: 'svg', pages: 1, notDrawn: [], missing: 0 });
});

test('shapes, paths and what transforms them are drawn as lines', async () => {
  const content = `<rect width="20" height="20" fill="#f00"/><circle cx="30" cy="10" r="8" fill="blue"/>
    <path d="M40 0h20v20h-20z M45 5v10h10v-10z" fill="lime"/><path d="M60 0 l20 0 0 20 -20 0z m5 5 10 0 0 10 -10 0z" fill-rule="evenodd"/>
    <g transform="translate(0 40) scale(2)"><rect width="10" height="10" fill="rgb(0,50%,0)"/></g>
    <path d="M100 10 a10 10 0 0 1 -10 10 v-10z" fill="teal"/>
    <polygon points="40,40 60,40 60,60 40,60" fill="none" stroke="#f0f" stroke-width="4"/>`;
  const places: [number, number][] = [
    [10, 10],
    [30, 10],
    [42, 10],
    [50, 10],
    [62, 10],
    [70, 10],
    [10, 50],
    [95, 14],
    [50, 41],
    [50, 50],
  ];
  const [red, blue, lime, hole, dark, open, green, teal, line, inside] = await colorsOf(content, places);
  expect([red, blue, lime, hole, dark, open]).toEqual([
    'ff0000',
    '0000ff',
    '00ff00',
    'ffffff',
    '000000',
    'ffffff',
  ]);
  expect([green, teal, line, inside]).toEqual(['008000', '008080', 'ff00ff', 'ffffff']);
});

test('styles come from attributes, rules and style attributes, in this order', async () => {
  const content = `<style>/* all */ rect { fill: red } .calm { fill: blue } #last { fill: lime }</style>
    <rect width="10" height="10" fill="black"/><rect x="20" width="10" height="10" class="calm"/>
    <rect x="40" width="10" height="10" id="last"/><g style="color: #808080"><rect x="60" width="10" height="10" style="/* own */fill: currentColor"/></g>`;
  const places: [number, number][] = [5, 25, 45, 65].map((x) => [x, 5]);
  expect(await colorsOf(content, places)).toEqual(['ff0000', '0000ff', '00ff00', '808080']);
});

test('gradients, patterns, clip paths, masks and opacity are drawn', async () => {
  const content = `<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
    <linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="10" spreadMethod="reflect"/>
    <radialGradient id="fade"><stop stop-color="black"/><stop offset="1" stop-opacity="0"/></radialGradient>
    <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="5" height="10" fill="lime"/></pattern>
    <clipPath id="c"><circle cx="10" cy="50" r="5"/></clipPath><clipPath id="d"><rect x="30" y="40" width="5" height="20"/><rect x="45" y="40" width="5" height="20"/></clipPath>
    <mask id="m"><rect x="60" y="40" width="10" height="20" fill="white"/></mask></defs>
    <rect width="40" height="20" fill="url(#a)"/><rect x="40" width="20" height="20" fill="url(#b)"/>
    <rect x="60" width="20" height="20" fill="url(#p)"/><rect x="80" width="40" height="20" fill="url(#fade)"/>
    <rect y="40" width="20" height="20" clip-path="url(#c)"/><rect x="30" y="40" width="20" height="20" clip-path="url(#d)"/>
    <rect x="60" y="40" width="20" height="20" mask="url(#m)"/><rect x="90" y="40" width="20" height="20" fill="red" opacity=".5"/>
    <rect y="65" width="10" height="10" fill="url(#none) teal"/>`;
  const places: [number, number][] = [
    [0, 10],
    [39, 10],
    [40, 10],
    [50, 10],
    [62, 10],
    [67, 10],
    [100, 10],
    [81, 1],
    [10, 50],
    [1, 41],
    [32, 50],
    [40, 50],
    [47, 50],
    [65, 50],
    [75, 50],
    [100, 50],
    [5, 70],
  ];
  const colors = await colorsOf(content, places);
  const [left, right, mirrored, turned, lime, gap, middle, edge, ...rest] = colors;
  expect([left, right, mirrored, turned]).toEqual([
    expect.stringMatching(/^f.000/),
    expect.stringMatching(/^0.00f/),
    expect.stringMatching(/^f.00/),
    expect.stringMatching(/^0.00f/),
  ]);
  expect([lime, gap, edge]).toEqual(['00ff00', 'ffffff', 'ffffff']);
  expect(Number.parseInt(middle!.slice(0, 2), 16)).toBeLessThan(30);
  expect(rest.slice(0, 7)).toEqual(['000000', 'ffffff', '000000', 'ffffff', '000000', '000000', 'ffffff']);
  expect(rest[7]).toMatch(/^ff[78].[78].$/);
  expect(rest[8]).toBe('008080');
});

test('use, symbols, viewports, switches and markers show what they should', async () => {
  const content = `<defs><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></symbol><rect id="r" width="10" height="10"/>
    <marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><rect width="4" height="4" fill="context-stroke"/></marker></defs>
    <use href="#s" width="10" height="10"/><use xlink:href="#r" x="20" fill="blue"/>
    <svg x="40" width="10" height="10" viewBox="0 0 2 2"><rect width="9" height="9" fill="lime"/></svg>
    <switch><rect systemLanguage="xx" x="60" width="10" height="10"/><rect x="60" width="10" height="10" fill="teal"/></switch>
    <path d="M10 40h40" stroke="#f0f" stroke-width="3" marker-end="url(#m)"/><rect x="80" width="10" height="10" display="none"/>`;
  const places: [number, number][] = [
    [5, 5],
    [25, 5],
    [45, 5],
    [52, 5],
    [65, 5],
    [54, 36],
    [85, 5],
  ];
  expect(await colorsOf(content, places)).toEqual([
    'ff0000',
    '0000ff',
    '00ff00',
    'ffffff',
    '008080',
    'ff00ff',
    'ffffff',
  ]);
});

test('text is anchored, and has the places that it is given', async () => {
  const content = `<text x="60" y="20" text-anchor="middle" font-size="10">Middle</text><text x="120" y="40" text-anchor="end" font-size="10">End</text>
    <text y="60" font-size="10"><tspan x="10">One</tspan><tspan x="10" dy="12">Two  lines</tspan></text>`;
  const { bytes } = await convert('text.svg', svg(content));
  const text = (await pdfToText(bytes)).replace(/[ \f]+/g, ' ').trim();
  expect(text.split(/\s*\n\s*/)).toEqual(['Middle', 'End', 'One', 'Two lines']);
});

test('pictures are taken from the file alone, and what has no effect is told', async () => {
  const picture = `data:image/png;base64,${(await twoTone().png().toBuffer()).toString('base64')}`;
  const content = `<image width="40" height="20" href="${picture}"/><image width="9" height="9" href="https://example.org/x.png"/>
    <image width="9" height="9" xlink:href="file:///etc/passwd"/><rect width="5" height="5" filter="url(#f)"/><foreignObject><p>No</p></foreignObject>`;
  const { report } = await convert('pictures.svg', svg(content));
  expect(report).toMatchObject({ pictures: 1, picturesLeftOut: 2, notDrawn: ['filter', 'foreignObject'] });
});

test('entities that are plain text are used, as older programs write styles', async () => {
  const source = `<?xml version="1.0" encoding="iso-8859-1"?><!-- made --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://example.org/svg10.dtd" [
    <!ENTITY st0 "fill:#FF0000;"> <!ENTITY far SYSTEM "file:///etc/passwd"> ]><svg width="100" height="100"><rect width="100" height="100" style="&st0;"/><text y="50">&far;</text></svg>`;
  const { bytes } = await convert('old.svg', source);
  expect((await pdfToText(bytes)).trim()).toBe('&far;');
  const { dominant } = await sharp(await pageImage(bytes, 1, 96)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(50);
});

test('its text is read for the search', async () => {
  const bytes = Buffer.from(
    svg(
      '<title>Plan</title><style>text { fill: red }</style><text>First <tspan>floor</tspan></text><text>Door</text>',
    ),
  );
  const { report } = await anyText([{ name: 'plan.svg', bytes }], textOptions.parse({}));
  expect(report.pages.map(({ text }) => text)).toEqual(['Plan\nFirst floor\nDoor']);
});

test('a drawing without a size has that of its view box, or of what is in it', async () => {
  const sizes = await Promise.all(
    [
      svg('', 'viewBox="0 0 40 80"'),
      svg('<rect width="40" height="20"/>', ''),
      svg('', 'viewBox="0 0 1 1" width="1e9"'),
    ].map(async (source) => (await pdfInfo((await convert('size.svg', source)).bytes))['Page size']),
  );
  expect(sizes).toEqual(['30 x 60 pts', '30 x 15 pts', '14400 x 14400 pts']);
});
