import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';

const folder = join(import.meta.dirname, '../public');

/** `share` is how much of the square the mark takes; a maskable icon is cut to a circle by some systems. */
const icons = [
  { name: 'sheaf-192', size: 192, share: 0.8, ground: 'transparent' },
  { name: 'sheaf-512', size: 512, share: 0.8, ground: 'transparent' },
  { name: 'sheaf-maskable-512', size: 512, share: 0.56, ground: '#f7f5f0' },
  { name: 'sheaf-180', size: 180, share: 0.66, ground: '#f7f5f0' },
];

test('icons of the installed app, from the one drawing', async ({ page }) => {
  const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8');
  for (const { name, size, share, ground } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${share * 100}%">${drawing}</div>`,
    );
    const picture = await page.screenshot({ omitBackground: ground === 'transparent' });
    await writeFile(join(folder, 'icons', `${name}.png`), picture);
  }
});
