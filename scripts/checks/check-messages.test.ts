import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheaf-messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const page = (code: string) => {
  plant('apps/web/src/files.messages.ts', "export const filesMessages = defineMessages('files', english);");
  plant('apps/web/src/files.tsx', `const t = useMessages(filesMessages);\n${code}`);
};

test('an unused message is reported, with its area', () => {
  plant('packages/messages/en/files.json', '{ "title": "Files", "trash": { "empty": "Empty" } }');
  page("t('title');");
  expect(checkMessages(root)).toEqual(['packages/messages/en/files.json: nothing says trash.empty']);
});

test.each([
  ['by its key', "t('sorts.name'); t(isUp ? 'sorts.date' : 'title')"],
  ['by a key that is put together', "t(`sorts.${sort}`); t('title')"],
  ['with all that stand beside it', "t.record('sorts'); t('title')"],
  ['as one of a list', "t.names(`sorts`); t('title')"],
])('a message is said %s', (_how, code) => {
  plant(
    'packages/messages/en/files.json',
    '{ "title": "Files", "sorts": { "name": "Name", "date": "Date" } }',
  );
  page(code);
  expect(checkMessages(root)).toEqual([]);
});

test('the same key in code of another area does not count', () => {
  plant('packages/messages/en/files.json', '{ "title": "Files" }');
  plant('packages/messages/en/upload.json', '{ "title": "Upload" }');
  page("t('title');");
  expect(checkMessages(root)).toEqual(['packages/messages/en/upload.json: nothing says title']);
});

test('server code uses messages by the name of their area', () => {
  plant('packages/messages/en/emails.json', '{ "greeting": "Hello", "reset": { "text": "A link." } }');
  plant(
    'packages/api/src/a.ts',
    "const t = openArea(user.language, 'emails');\nt('greeting');\nt.record('reset');",
  );
  expect(checkMessages(root)).toEqual([]);
});
