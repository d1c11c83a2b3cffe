import { createHash } from 'node:crypto';
import { listAreas, readArea } from '@sheaf/messages/areas';
import { compileMessages } from '@sheaf/messages/compile';
import { LANGUAGES } from '@sheaf/messages/languages';
import type { Plugin } from 'vite';

const MESSAGES = /\/packages\/messages\/([^/]+)\/([^/]+)\.json$/u;
const TOOL_OPTIONS = /^\0?virtual:tool-options$/u;

const TRANSLATION = /^\0?\/assets\/([\w-]+)\.([\w-]+)-\w+\.js$/u;

/** The class of FormatJS is not used, but its static blocks would keep it on the page. */
const FORMATTER = /\/node_modules\/intl-messageformat\/index\.js(?:\?|$)/u;
const STATIC = /^\tstatic \{\n[\s\S]*?^\t\}\n/gmu;

/**
 * Messages come to the page parsed, so that it carries no parser: English within the code, other languages as a file for
 * each area, by names that follow from area and language. Scripts need not list them all that way.
 */
export function compiledMessages(): Plugin {
  const version = hashTranslations();
  return {
    name: 'sheaf:compiled-messages',
    enforce: 'pre',
    config: () => ({
      define: { MESSAGES_VERSION: JSON.stringify(version) },
      resolve: {
        alias: {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      },
    }),
    transform: {
      filter: { id: [MESSAGES, FORMATTER] },
      handler(code, id) {
        const [, language, area] = MESSAGES.exec(id) ?? [];
        if (language && area) return JSON.stringify(compileMessages(readArea(language, area)));
        if (code.search(STATIC) < 0) this.error(`${id} no longer looks as expected`);
        return { code: code.replace(STATIC, ''), map: null };
      },
    },
    resolveId: { filter: { id: [TRANSLATION, TOOL_OPTIONS] }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [TRANSLATION, TOOL_OPTIONS] },
      handler(id) {
        if (TOOL_OPTIONS.test(id)) return writeModule({ area: 'tool-options', language: 'en' });
        // In development and in tests, where no bundle has them as files.
        const [, area, language] = TRANSLATION.exec(id) ?? [];
        const file = listTranslations().find((each) => each.area === area && each.language === language);
        return file && writeModule(file);
      },
    },
    generateBundle() {
      for (const file of listTranslations()) {
        const fileName = `assets/${file.area}.${file.language}-${version}.js`;
        this.emitFile({ type: 'asset', fileName, source: writeModule(file) });
      }
    },
  };
}

type Translation = { area: string; language: string };

function listTranslations(): Translation[] {
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    listAreas().map((area) => ({ area, language })),
  );
}

function writeModule({ area, language }: Translation): string {
  return `export default ${JSON.stringify(compileMessages(readArea(language, area)))};`;
}

function hashTranslations(): string {
  const hash = createHash('sha256');
  for (const file of listTranslations()) hash.update(writeModule(file));
  return hash.digest('hex').slice(0, 8);
}
