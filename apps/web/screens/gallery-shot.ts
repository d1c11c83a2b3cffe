import type { Page } from '@playwright/test';
import type { World } from './gallery-world.ts';

export interface Shot {
  name: string;
  title: string;
  path: string | ((world: World) => string);
  /** Until what is to be seen is there. */
  open?: (page: Page) => Promise<unknown>;
  /** What is left of it is not to be seen in others. */
  close?: (page: Page) => Promise<unknown>;
  /** From top to bottom. */
  whole?: boolean;
  /** Opened again at each width: what stands open depends on it. */
  anew?: boolean;
  /** What is said in passing is what it is about. */
  toasts?: boolean;
}

export interface Area {
  title: string;
  who: 'visitor' | 'newcomer' | 'member' | 'payer' | 'admin';
  shots: Shot[];
}

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
