import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { officeFile, oldOfficeFile, pdfFile, pngFile, zipFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

test.each([
  ['application/pdf', 'x.exe', pdfFile()],
  ['image/png', 'x.jpg', pngFile()],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'x.zip', officeFile('word')],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'x.bin', officeFile('excel')],
  ['application/msword', 'x.doc', oldOfficeFile('WordDocument')],
  ['application/vnd.ms-excel', 'x.doc', oldOfficeFile('Workbook')],
  ['application/vnd.ms-outlook', 'x.doc', oldOfficeFile('__properties_version1.0')],
  ['text/plain', 'x.txt', Buffer.from('words')],
  ['text/markdown', 'x.md', Buffer.from('# words')],
  ['text/html', 'x.html', Buffer.from('<p>words</p>')],
  ['message/rfc822', 'x.eml', Buffer.from('From: a@example.org\r\n\r\nwords')],
  ['application/epub+zip', 'x.zip', zipFile({ mimetype: 'application/epub+zip' })],
  [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'x.zip',
    officeFile('powerpoint'),
  ],
  ...['text', 'spreadsheet', 'presentation'].map((kind): [string, string, Buffer] => [
    `application/vnd.oasis.opendocument.${kind}`,
    'x.zip',
    zipFile({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' }),
  ]),
  ['image/svg+xml', 'x.svg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['image/svg+xml', 'y.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is known by its bytes, called %s', async (type, name, bytes) => {
  const { status, body } = await upload(server, await addMember(server), bytes, name);
  expect({ status, type: body.file?.type }).toEqual({ status: 201, type });
});
