import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { listOutbox } from '../../server/src/adapters/network/mail-outbox.ts';
import { setPaymentLateBeside, setPlanBeside } from '../../server/src/testing/set-plan.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  session: Session;
}

export const administrator = { name: 'Ada Admin', email: 'ada@sheaf.example', password: 'first come' };

/** An account nobody else in the tests has. */
export async function registerPerson(request: APIRequestContext): Promise<Person> {
  const details = { name: 'Nora Feldt', email: newAddress(), password: 'paper and ink' };
  const answer = await request.post('/api/auth/register', { data: details });
  expect(answer.status()).toBe(201);
  return { ...details, session: (await answer.json()).session };
}

export async function openSession(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).session;
}

export function newAddress(): string {
  return `p${randomUUID().slice(0, 8)}@sheaf.example`;
}

/** The link in the newest letter to that address about that subject, once it has come. */
export async function linkFromEmail(to: string, subject: RegExp): Promise<string> {
  const outbox = process.env.SHEAF_E2E_OUTBOX ?? '';
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const letter = (await listOutbox(outbox, 500)).find(
          (mail) => mail.to === to && subject.test(mail.subject),
        );
        link = /https?:\S+/u.exec(letter?.text ?? '')?.[0];
        return link;
      },
      { message: `a letter to ${to}` },
    )
    .toBeTruthy();
  return link ?? '';
}

/** As if it had been paid for. */
export function setPlan(email: string, plan: 'free' | 'pro' | 'premium'): Promise<void> {
  return setPlanBeside(dirname(process.env.SHEAF_E2E_OUTBOX ?? ''), email, plan);
}

/** Their last payment did not go through. */
export function setPaymentLate({ email }: Person): Promise<void> {
  return setPaymentLateBeside(dirname(process.env.SHEAF_E2E_OUTBOX ?? ''), email);
}
