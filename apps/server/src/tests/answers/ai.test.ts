import type {
  ChatAnswer,
  ChatMessage,
  DoubtfulWord,
  OcrResult,
  StoredOcrResult,
  Recommendation,
  Summary,
} from '@sheaf/api/features/ai/ai.schema.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { makeScan, pdfToText, SCAN_WORDS } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addLease, readText } from '../../testing/lease.ts';
import { bytesOf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { officeFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Read = { result: OcrResult };
let server: TestServer;
let member: TestMember;
let lease: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  lease = await addLease(server, member);
});
afterAll(() => server.stop());

const addScan = async (owner = member) =>
  (await upload(server, owner, Buffer.from((await makeScan()).bytes), 'scan.pdf')).body.file.id;
const fileOf = async (id: string) =>
  (await member.call<{ file: File }>('files.get', { id, text: 'true' })).body.file;
const lastOperation = async () =>
  (await member.call<{ history: Operation[] }>('users.history', { limit: 1 })).body.history[0]!;

describe('through REST', () => {
  let call: <Data>(name: string, input?: object) => ReturnType<typeof member.call<Data>>;
  beforeAll(() => {
    const client: ApiClient = restClient(server.url);
    call = (name, input) => client(name, input, member.token);
  });

  test('a scan is read, kept, put right by hand, and made a document to search', async () => {
    const id = await addScan();
    expect((await call('ai.ocrResult', { fileId: id })).body).toEqual({ result: null });
    const { status, body } = await call<Read>('ai.ocr', { fileId: id });
    expect(status).toBe(200);
    expect(body.result.text.split(/\s+/)).toEqual(SCAN_WORDS);
    expect(body.result).toMatchObject({ pageCount: 1, language: 'eng', pages: [{ page: 1, source: 'ocr' }] });
    expect(body.result.confidence).toBeGreaterThan(0.85);
    expect(await fileOf(id)).toMatchObject({ has_ocr: true, extracted_text: body.result.text });
    expect(await lastOperation()).toMatchObject({
      action: 'ocr',
      status: 'done',
      file_id: id,
      cost: { ocrPagesPerMonth: 1, aiOperations: 1 },
    });

    await call('ai.createEmbeddings', { fileId: id });
    const word = SCAN_WORDS.indexOf('Seventeen');
    const fix = { fileId: id, page: 1, word, text: 'Nineteen' };
    expect((await call<Read>('ai.correctWord', fix)).body.result.text).toContain('Nineteen vessels came');
    expect(await readText(member, id)).toContain('Nineteen vessels came');
    const stored = { fileId: id, words: 'true' };
    const kept = (await call<{ result: StoredOcrResult }>('ai.ocrResult', stored)).body.result;
    expect(kept.pages[0]!.words![word]).toMatchObject({ text: 'Nineteen', confidence: 1 });
    expect(kept.pages[0]!.words![word]!.stand!.rise).toBeGreaterThan(5);
    expect((await call('ai.ocrResult', { ...stored, pages: '1' })).body).toEqual({ result: kept });
    const second = await call<{ reason: string }>('ai.ocrResult', { ...stored, pages: '2' });
    expect([second.status, second.body.reason]).toEqual([400, 'page_missing']);
    const question = { fileId: id, message: 'How many vessels came before the storm?' };
    const { sources } = (await call<ChatAnswer>('ai.chat', question)).body;
    expect(sources[0]!.snippet).toContain('Nineteen vessels came before the storm');
    expect((await call('ai.correctWord', { ...fix, word: 999 })).status).toBe(404);

    const made = (await call<{ file: File }>('ai.searchablePdf', { fileId: id })).body.file;
    expect(made.filename).toBe('scan-searchable.pdf');
    expect(await pdfToText(await bytesOf(server, member, made.id))).toContain('Nineteen vessels');
    expect((await lastOperation()).cost).toEqual({ storageLimit: made.size });
  }, 60_000);

  test('doubtful words are listed with their place until they are corrected', async () => {
    const scan = Buffer.from((await makeScan({ dpi: 60 })).bytes);
    const fileId = (await upload(server, member, scan, 'small.pdf')).body.file.id;
    type Doubtful = { words: DoubtfulWord[]; total: number };
    expect((await call<Doubtful>('ai.doubtfulWords', { fileId })).body).toEqual({ words: [], total: 0 });
    const read = (await call<Read>('ai.ocr', { fileId })).body.result.pages[0]!;
    const { words, total } = (await call<Doubtful>('ai.doubtfulWords', { fileId })).body;
    const doubtful = read.words!.filter(({ confidence }) => confidence < 0.7);
    expect(words.map(({ text }) => text)).toEqual(doubtful.map(({ text }) => text));
    expect([total, words[0]!.text]).toEqual([1, 'April.']);
    const [{ page, word, box }] = words as [DoubtfulWord];
    const { x, y, width, height } = read.words![word]!;
    expect(box).toMatchObject({ x, width, height });
    expect(box.y).toBeCloseTo(read.height - y - height, 1);
    await call('ai.correctWord', { fileId, page, word, text: 'June.' });
    expect((await call<Doubtful>('ai.doubtfulWords', { fileId })).body).toEqual({ words: [], total: 0 });
    expect(await readText(member, fileId)).toMatch(/left in June\.$/);
  }, 60_000);

  test('summaries of three lengths are the document’s own sentences, the newest first', async () => {
    for (const summaryType of ['brief', 'detailed'] as const) {
      const { status, body } = await call<{ summary: Summary }>('ai.summarize', {
        fileId: lease,
        summaryType,
      });
      expect(status).toBe(200);
      expect(body.summary.word_count).toBe(body.summary.summary_text.split(/\s+/).length);
      const text = await readText(member, lease);
      for (const sentence of body.summary.sentences) expect(text).toContain(sentence.text);
    }
    const { body } = await call<{ summaries: Summary[] }>('ai.summaries', { fileId: lease });
    expect(body.summaries[0]!.summary_type).toBe('detailed');
    expect(await fileOf(lease)).toMatchObject({ has_summary: true });
    const facts = (await call<{ facts: object[] }>('ai.keyFacts', { fileId: lease })).body.facts;
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'date', text: '1 May 2024', pages: [1] }));
    expect(facts).toContainEqual({
      kind: 'party',
      name: 'party',
      text: 'Harrow Lane Estates Ltd',
      pages: [3],
    });
  });

  test('a question is answered by a quote with its place, and a missing answer is reported', async () => {
    const { status, body } = await call<ChatAnswer>('ai.chat', {
      fileId: lease,
      message: 'How much is the rent a month?',
    });
    expect([status, body.outcome]).toEqual([200, 'answered']);
    expect(body.response).toContain('The rent is 85 euros a month');
    const [source] = body.sources;
    expect(source).toMatchObject({ file_id: lease, filename: 'lease.pdf', page: 2 });
    expect(await readText(member, lease)).toContain(source!.snippet);
    const [box] = source!.boxes!;
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.width).toBeGreaterThan(100);
    expect(await lastOperation()).toMatchObject({
      action: 'chat',
      status: 'done',
      cost: { chatMessagesPerMonth: 1 },
    });

    const { sessionId } = body;
    const other = await call<ChatAnswer>('ai.chat', {
      fileId: lease,
      sessionId,
      message: 'Which galaxy is nearest?',
    });
    expect(other.body).toMatchObject({ sessionId, outcome: 'not_found', sources: [] });
    const { messages } = (await call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId })).body;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[1]!.metadata.sources).toEqual(body.sources);
    const list = await call<{ sessions: { id: string; title: string }[] }>('ai.chatSessions', { id: lease });
    expect(list.body.sessions[0]).toMatchObject({ id: sessionId, title: 'How much is the rent a month?' });
    expect((await call('ai.deleteChatSession', { id: sessionId })).body).toEqual({ success: true });
    expect((await call('ai.chatMessages', { sessionId })).status).toBe(404);
  });

  test('passages carry their model’s name, and a folder and several files are asked as one', async () => {
    const { body } = await call<{ chunks: number; model: string }>('ai.createEmbeddings', {
      fileId: lease,
      chunkSize: 200,
      overlap: 50,
    });
    expect(body).toMatchObject({ chunks: expect.any(Number), model: 'sheaf-static-7' });
    expect(body.chunks).toBeGreaterThan(2);
    const status = await call<{ embeddings: object; llm: object }>('ai.status');
    expect(status.body).toMatchObject({
      embeddings: { provider: 'static', model: 'sheaf-static-7', ready: true },
      llm: { provider: 'local' },
      ocr: { languages: ['eng', 'deu', 'fra', 'spa'] },
    });
    const { folder } = (await call<{ folder: { id: string } }>('folders.create', { name: 'F' })).body;
    const twin = await addLease(server, member, 'twin.pdf');
    await call('folders.moveFiles', { fileIds: [twin], folder_id: folder.id });
    const message = 'When is the deposit of 170 euros returned to the tenant?';
    const inFolder = await call<ChatAnswer>('ai.chat', { folderId: folder.id, message });
    expect(new Set(inFolder.body.sources.map(({ filename }) => filename))).toEqual(new Set(['twin.pdf']));
    expect(inFolder.body.sources).toContainEqual(expect.objectContaining({ file_id: twin, page: 3 }));
    const both = await call<ChatAnswer>('ai.chat', { fileId: lease, fileIds: [twin], message });
    const told = both.body.sources.filter(({ page }) => page === 3).map(({ file_id }) => file_id);
    expect(told.toSorted()).toEqual([lease, twin].toSorted());
  });

  test('what a document lacks is recommended, and no more once it is there', async () => {
    const actions = async (fileId: string) =>
      (
        await call<{ recommendations: Recommendation[] }>('ai.recommendations', { fileId })
      ).body.recommendations.map(({ action, priority }) => `${action} ${priority}`);
    const scan = await addScan();
    await expect.poll(() => actions(scan)).toEqual(['ocr high']);
    await call('ai.ocr', { fileId: scan });
    expect(await actions(scan)).toEqual(['enable_chat medium']);
    await call('ai.createEmbeddings', { fileId: scan });
    expect(await actions(scan)).toEqual([]);
  }, 60_000);

  test('work that cannot be done is refused, and costs nothing', async () => {
    const scan = await addScan();
    const word = (await upload(server, member, officeFile('word'), 'a.docx')).body.file.id;
    const used = () =>
      server.ctx.db
        .selectFrom('usage')
        .selectAll()
        .where('metric', '!=', 'storageLimit')
        .where('metric', '!=', 'filesPerMonth')
        .orderBy('metric')
        .execute();
    const before = await used();
    const tries: [string, object, number, string][] = [
      ['ai.summarize', { fileId: scan }, 422, 'unprocessable_document'],
      ['ai.createEmbeddings', { fileId: scan }, 422, 'unprocessable_document'],
      ['ai.chat', { fileId: scan, message: 'Hello?' }, 422, 'unprocessable_document'],
      ['ai.chat', { fileId: lease, message: '  ' }, 400, 'invalid_request'],
      ['ai.chat', { message: 'Hello?' }, 400, 'invalid_request'],
      ['ai.ocr', { fileId: word }, 415, 'unsupported_type'],
      ['ai.ocr', { fileId: scan, language: 'tlh' }, 400, 'invalid_request'],
      ['ai.summarize', { fileId: lease, summaryType: 'epic' }, 400, 'invalid_request'],
      ['ai.createEmbeddings', { fileId: lease, chunkSize: 300, overlap: 300 }, 400, 'invalid_request'],
      ['ai.translate', { text: 'Hello', targetLanguage: 'de' }, 422, 'unprocessable_document'],
    ];
    for (const [name, input, status, code] of tries) {
      const answer = await call(name, input);
      expect({ name, input, status: answer.status, code: answer.body.code }).toEqual({
        name,
        input,
        status,
        code,
      });
    }
    expect(await used()).toEqual(before);
  });
});
