import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { expect, vi } from 'vitest';
import { type TestMember, upload } from './members.ts';

const LEASE = [
  'The letting of the garage begins on 1 May 2024 and lasts for two years. Either side may end it by giving six weeks of notice in writing. The garage stands behind the house at Harrow Lane.',
  'The rent is 85 euros a month and is due on the third working day. Rent that is paid late bears interest at five per cent. The tenant pays by bank transfer and states the number of the garage.',
  'The tenant deposits 170 euros with Harrow Lane Estates Ltd. The sum is returned within a month of the day on which the keys are handed back. Questions go to office@harrow.example.',
];

/** A lease of three pages, once it has been read. */
export async function addLease(server: { url: string }, member: TestMember, name = 'lease.pdf') {
  const pages = LEASE.map((text) => ({ text, size: [2600, 400] as [number, number] }));
  const { body } = await upload(server, member, Buffer.from(makeTestPdf({ pages })), name);
  await vi.waitFor(async () => expect(await readText(member, body.file.id)).toContain('deposits 170 euros'), {
    timeout: 120_000,
  });
  return body.file.id;
}

export async function readText(member: TestMember, id: string): Promise<string | null> {
  const { body } = await member.call<{ file: { extracted_text: string | null } }>('files.get', {
    id,
    text: 'true',
  });
  return body.file.extracted_text;
}
