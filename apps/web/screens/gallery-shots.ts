import type { Page } from '@playwright/test';
import { OPEN_AREAS } from './gallery-open.ts';
import { PASSING_AREAS } from './gallery-passing.ts';
import { type Area, press } from './gallery-shot.ts';
import { TURNING_AREAS } from './gallery-turning.ts';
import type { World } from './gallery-world.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const tool =
  (tab: string, ...files: (keyof World['files'])[]) =>
  (world: World) =>
    `/tools?${new URLSearchParams([['tab', tab], ...files.map((file) => ['file', world.files[file].id])])}`;
const pro =
  (name: string, ...files: (keyof World['files'])[]) =>
  (world: World) =>
    `/advanced-tools/${name}?${new URLSearchParams(files.map((file) => ['file', world.files[file].id]))}`;

const openBatch = (tab?: string) => async (page: Page) => {
  await press('Batch Process')(page);
  await dialog(page)
    .getByRole('tab', { name: tab ?? 'Builder' })
    .click();
};

export const AREAS: Area[] = [
  ...OPEN_AREAS,
  {
    title: 'Dashboard and files',
    who: 'member',
    shots: [
      { name: 'dashboard', title: 'Dashboard', path: '/dashboard' },
      { name: 'files-grid', title: 'Files, as a grid', path: '/dashboard?tab=files' },
      {
        name: 'files-list',
        title: 'Files, as a list',
        path: '/dashboard?tab=files',
        async open(page) {
          await page.getByRole('radio', { name: 'List' }).click();
          await page.getByRole('checkbox', { name: 'Select invoice-0418.pdf' }).click();
          await page.getByRole('checkbox', { name: 'Select minutes-october.pdf' }).click();
        },
      },
      {
        name: 'files-grid-again',
        title: 'A file’s menu',
        path: '/dashboard?tab=files',
        async open(page) {
          await page.getByRole('radio', { name: 'Grid' }).click();
          await page.getByRole('button', { name: 'More actions for invoice-0418.pdf' }).click();
        },
      },
      {
        name: 'folder-empty',
        title: 'An empty folder',
        path: ({ folder }) => `/dashboard?tab=files&folder=${folder.id}`,
      },
      { name: 'trash', title: 'Trash', path: '/dashboard?tab=files&view=trash' },
      {
        name: 'new-folder',
        title: 'New folder',
        path: '/dashboard?tab=files',
        open: press('New Folder'),
      },
      { name: 'upload', title: 'Uploading', path: '/dashboard', open: press('Upload Files') },
      { name: 'ai-tools', title: 'AI tools', path: '/dashboard?tab=ai' },
      { name: 'activity', title: 'Activity', path: '/dashboard?tab=recent' },
      {
        name: 'search',
        title: 'Search and commands',
        path: '/dashboard',
        async open(page) {
          await page.keyboard.press('Control+k');
          await dialog(page).getByRole('combobox').fill('deposit');
          await page.getByText('returned within', { exact: false }).first().waitFor();
        },
      },
      { name: 'batch', title: 'Batch, the builder', path: '/dashboard', open: openBatch() },
      {
        name: 'batch-templates',
        title: 'Batch, templates',
        path: '/dashboard',
        open: openBatch('Templates'),
      },
      {
        name: 'batch-monitor',
        title: 'Batch, the monitor',
        path: '/dashboard',
        open: openBatch('Monitor'),
      },
    ],
  },
  {
    title: 'Documents and the assistant',
    who: 'member',
    shots: [
      { name: 'preview', anew: true, title: 'A document', path: ({ files }) => `/files/${files.report.id}` },
      {
        name: 'assistant-chat',
        anew: true,
        title: 'Assistant, an answer and its passage',
        path: ({ files }) => `/files/${files.lease.id}?assistant=chat`,
        open: (page) =>
          page
            .getByRole('button', { name: /^Source 1/u })
            .first()
            .click(),
      },
      {
        name: 'assistant-summary',
        anew: true,
        title: 'Assistant, summary',
        path: ({ files }) => `/files/${files.lease.id}?assistant=summary`,
      },
      {
        name: 'assistant-advice',
        anew: true,
        title: 'Assistant, recommendations',
        path: ({ files }) => `/files/${files.scan.id}?assistant=recommendations`,
      },
    ],
  },
  {
    title: 'Tools',
    who: 'member',
    shots: [
      { name: 'merge', title: 'Merge', path: tool('merge', 'lease', 'invoice', 'minutes') },
      { name: 'split', title: 'Split', path: tool('split', 'report') },
      {
        name: 'compress',
        title: 'Compress',
        path: tool('compress', 'brochure'),
        open: (page) => page.getByText('versions ready').waitFor(),
      },
      { name: 'convert', title: 'Convert', path: tool('convert', 'photo') },
      { name: 'ocr', title: 'OCR', path: tool('ocr', 'scan') },
      { name: 'ai-chat', title: 'AI Chat', path: tool('ai-chat', 'lease') },
      {
        name: 'tool-result',
        title: 'A result',
        path: tool('merge', 'lease', 'minutes'),
        async open(page) {
          await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Merge' }).click();
          await page.getByText('Your document is ready').waitFor();
        },
      },
      {
        name: 'picker',
        title: 'Choosing files',
        path: '/tools',
        open: press('Choose from your files'),
      },
    ],
  },
  {
    title: 'Professional tools',
    who: 'member',
    shots: [
      { name: 'pro-merge', title: 'Merge', path: pro('merge', 'lease', 'invoice') },
      ...(
        [
          'split',
          'compress',
          'organize',
          'watermark',
          'page-numbers',
          'annotate',
          'sign',
          'verify',
          'create-form',
          'flatten',
          'protect',
          'unlock',
          'analyze',
        ] as const
      ).map((name) => ({
        name: `pro-${name}`,
        title: name,
        path: pro(name, 'report'),
      })),
      { name: 'pro-convert', title: 'Convert', path: pro('convert', 'photo') },
      { name: 'pro-ocr', title: 'OCR', path: pro('ocr', 'scan') },
      { name: 'pro-ai-chat', title: 'AI Chat', path: pro('ai-chat', 'lease') },
    ],
  },
  {
    title: 'Account and plan',
    who: 'member',
    shots: [
      { name: 'profile', title: 'Profile', path: '/profile', whole: true },
      { name: 'profile-statistics', title: 'Statistics', path: '/profile?tab=statistics' },
      { name: 'profile-activity', title: 'Activity', path: '/profile?tab=activity' },
      { name: 'billing', title: 'Billing', path: '/billing' },
      { name: 'upgrade', title: 'Plans', path: '/upgrade', whole: true },
      {
        name: 'plan-dialog',
        title: 'Choosing a plan',
        path: '/billing',
        open: press('Change Plan'),
      },
    ],
  },
  {
    title: 'Administration',
    who: 'admin',
    shots: [
      { name: 'admin-users', title: 'Users', path: '/admin', whole: true },
      { name: 'admin-activity', title: 'Activity', path: '/admin?tab=activity' },
      { name: 'admin-storage', title: 'Storage', path: '/admin?tab=storage' },
      { name: 'admin-system', title: 'System', path: '/admin?tab=system' },
      {
        name: 'admin-user',
        title: 'One user',
        path: '/admin',
        open: (page) => page.getByRole('link', { name: 'Nora Feldt' }).first().click(),
      },
      { name: 'admin-audit', title: 'Audit log', path: '/admin/audit' },
      { name: 'admin-settings', title: 'Settings', path: '/admin/settings' },
    ],
  },
  ...PASSING_AREAS,
  ...TURNING_AREAS,
];
