import type { BatchWithTasks } from '@sheaf/api/features/batch/batch.schema.ts';
import { expect } from 'vitest';
import type { TestMember } from './members.ts';

export type MadeBatch = BatchWithTasks;
export type BatchAnswer = {
  batch: MadeBatch;
  error: string;
  code: string;
  details: Record<string, unknown>;
};

export async function startBatch(member: TestMember, operations: object[], name = 'Batch'): Promise<string> {
  const { status, body } = await member.call<BatchAnswer>('batch.create', { name, operations });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.batch.id;
}

export async function readBatch(member: TestMember, id: string): Promise<MadeBatch> {
  return (await member.call<BatchAnswer>('batch.get', { id })).body.batch;
}

/** Waits until the batch has ended, and its last piece of work too. */
export async function endedBatch(member: TestMember, id: string, timeout = 25_000): Promise<MadeBatch> {
  const isOver = async () => {
    const { finished_at, tasks } = await readBatch(member, id);
    return finished_at !== null && tasks.every(({ state }) => !['waiting', 'running'].includes(state));
  };
  await expect.poll(isOver, { timeout, interval: 50 }).toBe(true);
  return readBatch(member, id);
}
