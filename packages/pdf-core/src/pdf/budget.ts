import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '../limits.ts';
import { tooComplex } from './damage.ts';

/** What one piece of work may still decode and read. Each decoder asks before it goes on, and takes what it made. */
type Budget = { bytesLeft: number; operatorsLeft: number };

const budgets = new AsyncLocalStorage<Budget>();

/** Runs work on documents of so many bytes: what their streams decode to, and the operators in them, may be a multiple of that. */
export function withBudget<T>(inputBytes: number, work: () => T): T {
  const bytesLeft = limits.decodedBytes + limits.decodedPerInputByte * inputBytes;
  const operatorsLeft = limits.operators + limits.operatorsPerInputByte * inputBytes;
  return budgets.run({ bytesLeft, operatorsLeft }, work);
}

/** The most that the next stream may decode to. */
export function decodableBytes(): number {
  const { bytesLeft = Infinity } = budgets.getStore() ?? {};
  if (bytesLeft <= 0) throw tooComplex('streams that decode without end');
  return Math.min(limits.decodedStreamBytes, bytesLeft);
}

export function spendDecoded(bytes: number): void {
  const budget = budgets.getStore();
  if (budget) budget.bytesLeft -= bytes;
}

/** How many operators may still be read. */
export function readableOperators(): number {
  return budgets.getStore()?.operatorsLeft ?? Infinity;
}

/** Called for each page or content that is read, with the operators in it. */
export function spendOperators(operators: number): void {
  const budget = budgets.getStore();
  if (!budget) return;
  budget.operatorsLeft -= operators;
  if (budget.operatorsLeft < 0) throw tooComplex('contents of too many operators');
}
