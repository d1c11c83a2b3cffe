import { expect, test } from 'vitest';
import { settings } from '../../env.settings.ts';

test('.env.example lists every setting with its default (npx vitest -u writes it)', async () => {
  const lines = Object.entries(settings).flatMap(([name, { schema, about }]) => [
    `# ${about}`,
    `#${name}=${schema.safeParse(undefined).data ?? ''}`,
    '',
  ]);
  const head = ['# Copy this file to .env and take the # off the lines you change.', ''];
  await expect([...head, ...lines].join('\n')).toMatchFileSnapshot('../../../../../.env.example');
});
