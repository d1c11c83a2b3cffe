import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Mark = { id: string; kind: string; picture: string; width: number; height: number };

let server: TestServer;
let member: TestMember;
const picture = pngFile().toString('base64');
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
});
afterAll(() => server.stop());

const listOf = async (person: TestMember) =>
  (await person.call<{ marks: Mark[] }>('signMarks.list')).body.marks;

test('a signature is kept for its member, and for nobody else', async () => {
  const stranger = await addMember(server);
  const { status, body } = await member.call<{ mark: Mark }>('signMarks.keep', {
    kind: 'signature',
    picture,
  });
  expect(status).toBe(200);
  expect(body.mark).toMatchObject({ kind: 'signature', picture });
  expect(body.mark.width).toBeGreaterThan(0);
  expect(await listOf(member)).toEqual([body.mark]);
  expect(await listOf(stranger)).toEqual([]);
  expect((await stranger.call('signMarks.remove', { id: body.mark.id })).status).toBe(404);
  expect(await listOf(member)).toHaveLength(1);
  expect((await member.call('signMarks.remove', { id: body.mark.id })).status).toBe(200);
  expect(await listOf(member)).toEqual([]);
});

test('what is no picture of a signature is refused with its reason, and so is one too many', async () => {
  const wide = Buffer.from(pngFile());
  wide.writeUInt32BE(100_000, 16);
  for (const wrong of ['', 'not base64', 'bm8gcGljdHVyZQ==', wide.toString('base64')]) {
    const { status, body } = await member.call<{ reason: string }>('signMarks.keep', {
      kind: 'signature',
      picture: wrong,
    });
    expect([status, body.reason]).toEqual([400, 'mark_picture_unfit']);
  }
  const kept = await Promise.all(
    Array.from({ length: 15 }, () =>
      member.call<{ reason?: string }>('signMarks.keep', { kind: 'initials', picture }),
    ),
  );
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(kept.filter(({ body }) => body.reason === 'sign_marks_full')).toHaveLength(3);
});

test('one call draws marks and signs; the history keeps neither picture nor words', async () => {
  const { file } = (await upload(server, member, pdfFile('contract'), 'contract.pdf')).body;
  const place = { page: 1, x: 50, y: 50, width: 120, height: 40 };
  const made = await member.call<{ file: { id: string }; operationId: string }>('pdfTools.sign', {
    fileId: file.id,
    signMarks: [
      { ...place, picture: 0 },
      { ...place, y: 120, text: 'Kraków, in Mai' },
    ],
    markPictures: [picture],
    signatureData: { name: 'Nora Feldt', look: 'none' },
  });
  expect(made.status).toBe(200);
  const report = await member.call('pdfTools.signatures', { id: made.body.file.id });
  expect(report.body).toMatchObject({ signatures: [{ verdict: 'unchanged', coverage: 'whole' }] });
  const places = await member.call('pdfTools.signPlaces', { id: made.body.file.id });
  expect(places.body).toMatchObject({ signatures: 1 });
  const { db } = server.ctx;
  const row = await db
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', made.body.operationId)
    .executeTakeFirstOrThrow();
  expect(row.options).toMatchObject({ omitted: expect.arrayContaining(['signMarks', 'markPictures']) });
  expect(JSON.stringify(row)).not.toContain(picture.slice(0, 40));
  expect(JSON.stringify(row)).not.toContain('Kraków');
  const nothing = await member.call<{ reason: string }>('pdfTools.sign', { fileId: file.id });
  expect(nothing.body.reason).toBe('nothing_to_sign');
});
