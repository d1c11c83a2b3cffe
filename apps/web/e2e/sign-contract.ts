import type { APIRequestContext, Page } from '@playwright/test';
import { contractPdf } from './contract-pdf.ts';
import type { Person } from './people.ts';
import { storeFile } from './stored-files.ts';

export async function openContract(page: Page, request: APIRequestContext, member: Person): Promise<void> {
  const { id } = await storeFile(request, member, 'contract.pdf', contractPdf());
  await page.goto(`/advanced-tools/sign?files=${id}`);
}

/** A mark that was put on a page, by its use. */
export const placed = (page: Page, use: string, at: number) =>
  page.getByRole('button', { name: `${use} on page ${at}` });
