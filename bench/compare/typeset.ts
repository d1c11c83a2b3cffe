import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Block } from './make-document.ts';

export type Setting = {
  program: 'office' | 'groff';
  font: string;
  size: number;
  columns: number;
  margin: number;
};

export const SETTINGS: Setting[] = [
  { program: 'office', font: 'Liberation Serif', size: 11, columns: 1, margin: 2.5 },
  { program: 'office', font: 'Liberation Sans', size: 9, columns: 2, margin: 1.8 },
  { program: 'office', font: 'DejaVu Sans', size: 10, columns: 1, margin: 3.4 },
  { program: 'groff', font: 'T', size: 11, columns: 1, margin: 2.5 },
  { program: 'groff', font: 'H', size: 9, columns: 1, margin: 4 },
  { program: 'groff', font: 'P', size: 10, columns: 2, margin: 2 },
];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A picture of shapes; the next seed differs in one shape. */
async function drawPicture(seed: number): Promise<Buffer> {
  const base = seed - (seed % 2);
  const shape = (k: number) =>
    `<rect x="${(base * (k + 3)) % 260}" y="${(base * (k + 7)) % 150}" width="${40 + ((base + k * 13) % 50)}" height="40" fill="hsl(${(base * k) % 360},60%,50%)"/>`;
  const last = seed % 2 ? '<circle cx="230" cy="60" r="38" fill="#111"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#eee"/>${[1, 2, 3, 4].map(shape).join('')}${last}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export async function writeOffice(
  path: string,
  blocks: Block[],
  setting: Setting,
  title: string,
): Promise<void> {
  const body: string[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading')
      body.push(`<text:h text:outline-level="1">${escapeXml(block.text)}</text:h>`);
    else if (block.kind === 'paragraph')
      body.push(`<text:p text:style-name="Body">${escapeXml(block.sentences.join(' '))}</text:p>`);
    else if (block.kind === 'table') body.push(tableXml(block.rows, at));
    else {
      const data = (await drawPicture(block.seed)).toString('base64');
      body.push(
        `<text:p><draw:frame text:anchor-type="as-char" svg:width="6cm" svg:height="3.75cm"><draw:image><office:binary-data>${data}</office:binary-data></draw:image></draw:frame></text:p>`,
      );
    }
  }
  writeFileSync(path, documentXml(body.join('\n'), setting, title));
}

function tableXml(rows: string[][], at: number): string {
  const cell = (text: string) =>
    `<table:table-cell table:style-name="Cell" office:value-type="string"><text:p>${escapeXml(text)}</text:p></table:table-cell>`;
  const lines = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  return `<table:table table:name="T${at}"><table:table-column table:number-columns-repeated="3"/>${lines}</table:table><text:p/>`;
}

function documentXml(body: string, { font, size, columns, margin }: Setting, title: string): string {
  const name = (prefix: string) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0"`;
  const compatible = (prefix: string, of: string) =>
    `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${of}-compatible:1.0"`;
  const text = `<style:text-properties style:font-name="F" fo:font-size="${size}pt" fo:hyphenate="false" fo:language="en" fo:country="US"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${['office', 'style', 'text', 'table'].map(name).join(' ')} xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" ${compatible('fo', 'xsl-fo')} ${compatible('svg', 'svg')} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph">${text}</style:default-style>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"/><style:text-properties style:font-name="F" fo:font-size="${size + 3}pt" fo:font-weight="bold"/></style:style></office:styles>
<office:automatic-styles>
<style:style style:name="Body" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.25cm" fo:text-align="justify"/></style:style>
<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #000000" fo:padding="0.08cm"/></style:style>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="${margin}cm"><style:columns fo:column-count="${columns}" fo:column-gap="0.8cm"/></style:page-layout-properties><style:header-style><style:header-footer-properties fo:min-height="0.8cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.8cm"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"><style:header><text:p>${title}</text:p></style:header><style:footer><text:p><text:page-number text:select-page="current"/></text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}

/** All documents of LibreOffice in one run of it. */
export function convertOffice(folder: string, paths: string[]): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths];
  execFileSync('soffice', args, { stdio: 'ignore', timeout: 900_000 });
}

export function typesetGroff(path: string, blocks: Block[], setting: Setting, title: string): void {
  const { font, size, columns, margin } = setting;
  const plain = (text: string) => text.replaceAll('\\', '\\e').replace(/^[.']/, '\\&$&');
  const lines = [
    `.nr PO ${margin}c`,
    `.nr LL ${21 - 2 * margin}c`,
    `.nr PS ${size}`,
    `.nr VS ${size * 1.25}`,
    `.fam ${font}`,
    `.ds LH ${title}`,
    '.ds CH',
    '.ds CF %',
    columns > 1 ? '.2C' : '.1C',
  ];
  for (const block of blocks) {
    if (block.kind === 'heading') lines.push('.SH', plain(block.text));
    else if (block.kind === 'paragraph') lines.push('.LP', plain(block.sentences.join(' ')));
    else if (block.kind === 'table')
      lines.push('.TS', 'allbox tab(|);', 'l l r.', ...block.rows.map((row) => row.join('|')), '.TE');
  }
  const input = `${lines.join('\n')}\n`;
  const pdf = execFileSync('groff', ['-k', '-t', '-ms', '-Tpdf', '-P-pa4'], {
    input,
    maxBuffer: 1e8,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  writeFileSync(path, pdf);
}
