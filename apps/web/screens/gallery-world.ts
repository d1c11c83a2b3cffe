import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { administrator, newAddress, openSession, type Person, setPlan } from '../e2e/people.ts';
import { makeFolder, storeFile } from '../e2e/stored-files.ts';
import { makeForm, makePayer, runBatches } from './gallery-deeds.ts';
import { drawView, printPapers } from './papers.ts';

export interface World {
  admin: Person;
  member: Person;
  /** Pays for Pro. */
  payer: Person;
  files: Record<
    'lease' | 'invoice' | 'minutes' | 'scan' | 'photo' | 'brochure' | 'report' | 'form',
    { id: string }
  >;
  folder: { id: string };
  /** Has something in it. */
  full: { id: string };
}

/** An instance in use: an administrator, a member with a year of papers, and some others. */
export async function makeWorld(request: APIRequestContext, browser: Browser): Promise<World> {
  const register = (name: string, email: string, password = 'paper and ink') =>
    request.post('/api/auth/register', { data: { name, email, password } });
  await register(administrator.name, administrator.email, administrator.password);
  const admin = {
    ...administrator,
    session: await openSession(request, administrator.email, administrator.password),
  };
  for (const name of ['Tomas Reyes', 'Ines Albrecht', 'Jonas Mere', 'Mira Sand'])
    await register(name, newAddress());
  const email = newAddress();
  await register('Nora Feldt', email);
  const session = await openSession(request, email, 'paper and ink');
  const member = { name: 'Nora Feldt', email, password: 'paper and ink', session };
  await setPlan(email, 'pro');
  const headers = { authorization: `Bearer ${session.access_token}` };
  const post = (path: string, data?: object) => request.post(`/api${path}`, { headers, data });
  const papers = await printPapers(browser);
  const folder = await makeFolder(request, member, 'Linden Row');
  const full = await makeFolder(request, member, 'Cooperative');
  await request.put(`/api/folders/${full.id}`, { headers, data: { color: '#5BA66B' } });
  await makeFolder(request, member, 'Tenders', full.id);
  const lease = await storeFile(request, member, 'lease-linden-row.pdf', papers.lease, { tags: 'signed' });
  const invoice = await storeFile(request, member, 'invoice-0418.pdf', papers.invoice);
  const minutes = await storeFile(request, member, 'minutes-october.pdf', papers.minutes);
  const inside = { folder_id: full.id };
  const older = await storeFile(request, member, 'minutes-september.pdf', papers.minutes, inside);
  const survey = await storeFile(request, member, 'survey-invoice.pdf', papers.invoice, inside);
  const view = await drawView(browser);
  const photo = await storeFile(request, member, 'view-from-the-roof.png', view);
  const converted = await post('/pdf/convert/images-to-pdf', {
    fileIds: [photo.id],
    outputName: 'brochure.pdf',
  });
  const brochure = ((await converted.json()) as { file: { id: string } }).file;
  // What is worth looking at comes last, and stands first.
  const form = await makeForm(post);
  await runBatches(post, [older.id, survey.id]);
  const samples = (await (await post('/first-steps/samples')).json()) as {
    samples: { id: string; filename: string }[];
  };
  const sample = (name: string) => samples.samples.find(({ filename }) => filename === name) ?? lease;
  await post('/pdf/merge', { fileIds: [lease.id, invoice.id], outputName: 'lease-and-invoice.pdf' });
  await post('/pdf/compress', { fileId: brochure.id, outputName: 'brochure-small.pdf' });
  // Reading goes on beside; what is shown and asked about has to be read by then.
  const areRead = async () => {
    const { files } = (await (await request.get('/api/files?limit=100', { headers })).json()) as {
      files: { filename: string; type: string; page_count: number | null }[];
    };
    const read = ({ filename, type, page_count }: (typeof files)[number]) =>
      page_count !== null || type !== 'application/pdf' || filename.includes('locked');
    return files.every(read);
  };
  await expect.poll(areRead, { timeout: 120_000 }).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await post('/ai/create-embeddings', { fileId: lease.id });
  await post('/ai/summarize', { fileId: lease.id, summaryType: 'brief' });
  await post('/ai/chat-pdf', {
    fileId: lease.id,
    message: 'What is the fee for ending the agreement early?',
  });
  const payer = await makePayer(request);
  const files = { lease, invoice, minutes, photo, brochure, form };
  return {
    admin,
    member,
    payer,
    folder,
    full,
    files: { ...files, scan: sample('scanned-letter.pdf'), report: sample('annual-report.pdf') },
  };
}
