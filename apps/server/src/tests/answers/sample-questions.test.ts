import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import type { SamplesAnswer } from '@sheaf/api/features/first-steps/first-steps.schema.ts';
import { readArea } from '@sheaf/messages/areas';
import { LANGUAGES } from '@sheaf/messages/languages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readText } from '../../testing/lease.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let lease: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  const { body } = await member.call<SamplesAnswer>('firstSteps.addSamples');
  lease = body.samples.find(({ filename }) => filename === 'lease.pdf')!.id;
  await vi.waitUntil(async () => (await readText(member, lease))?.includes('Ending early'), {
    timeout: 120_000,
  });
});
afterAll(() => server.stop());

/** What the first steps propose to ask the sample lease, as a question, beside the message that proposes it. */
const FIRST_STEPS: Record<string, [proposed: string, questions: string[]]> = {
  en: [
    'what leaving early costs',
    ['What does leaving early cost?', 'How much does it cost to leave early?'],
  ],
  de: ['was ein früher Auszug kostet', ['Was kostet ein früher Auszug?']],
  fr: [
    'ce que coûte un départ anticipé',
    ['Combien coûte un départ anticipé ?', 'Que coûte un départ anticipé ?'],
  ],
  es: ['cuánto cuesta irse antes de tiempo', ['¿Cuánto cuesta irse antes de tiempo?']],
};
const messageOf = (language: string, area: string, key: string) =>
  readArea(language, area).find(([name]) => name === key)![1];

const proposed = LANGUAGES.flatMap((language) => [
  ...FIRST_STEPS[language]![1],
  messageOf(language, 'landing-hero', 'question'),
]);

test.each(LANGUAGES)('the first steps propose what is asked here: %s', (language) => {
  expect(messageOf(language, 'first-steps', 'answer.sample')).toContain(FIRST_STEPS[language]![0]);
});

test.each(proposed)(
  'what the product itself proposes to ask the sample lease is answered: %s',
  async (message) => {
    const { body } = await member.call<ChatAnswer>('ai.chat', { fileId: lease, message });
    expect(body.outcome).toBe('answered');
    expect(body.sources[0]!.snippet).toContain('paying a fee of one and one-half months’ rent');
  },
);
