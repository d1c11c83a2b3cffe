import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, SheafError } from './sheaf-client.ts';

const { SHEAF_URL = 'http://localhost:3000', SHEAF_KEY = '' } = process.env;
const sheaf = await connect(SHEAF_URL, SHEAF_KEY);
const headers = { authorization: `Bearer ${SHEAF_KEY}` };

async function upload(path: string): Promise<string> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), path);
  const answer = await fetch(`${SHEAF_URL}/api/files/upload`, { method: 'POST', headers, body: form });
  const { file } = (await answer.json()) as { file: { id: string } };
  return file.id;
}

const fileIds = [await upload('first.pdf'), await upload('second.pdf')];
const { file, pages } = await sheaf('pdfTools-merge', { fileIds, outputName: 'both.pdf' });
const bytes = await fetch(`${SHEAF_URL}/api/files/${file.id}/download`, { headers });
await writeFile('both.pdf', Buffer.from(await bytes.arrayBuffer()));
process.stdout.write(`${file.filename} has ${pages} pages\n`);

try {
  await sheaf('pdfTools-merge', { fileIds: [file.id] });
} catch (error) {
  if (!(error instanceof SheafError)) throw error;
  process.stdout.write(`${error.status} ${error.body.code}\n`);
}
