import { expect, test } from 'vitest';
import { pageOf } from './recent-commands.ts';

const page = (address: string) => pageOf(new URL(address, 'https://sheaf.example'));

test.each([
  ['/profile#second-factors', '/profile#second-factors'],
  ['/dashboard?tab=files&view=trash&q=lease&folder=12', '/dashboard?tab=files&view=trash'],
  ['/tools/merge?files=1,2', '/tools/merge'],
  ['/undo-email#token=8fQ2xYz', '/undo-email'],
  ['/reset-password#8fQ2xYz', '/reset-password'],
])('%s is kept as %s, without what is on it and without secrets', (address, kept) => {
  expect(page(address)).toBe(kept);
});
