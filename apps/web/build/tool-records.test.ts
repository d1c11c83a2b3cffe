import { join } from 'node:path';
import { toolNames, tools } from '@sheaf/pdf-core/tools';
import { expect, test } from 'vitest';
import { writeRecords } from './tool-records.ts';

const FOLDER = join(import.meta.dirname, '../../../packages/pdf-core/src/tools');

test.each(toolNames)('%s: what pages ask of its record stays, and no module is named', async (id) => {
  const code = await writeRecords(join(FOLDER, id, 'tool.ts'));
  expect(code).not.toContain('import(');
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ url);
  const { group, icon, inputs, ending, features, action, onSigned, unlisted } = tools[id];
  const { needs, needsWith } = tools[id];
  const { contains, fileOption, whenKept, makes, extension, namesResult, text, addsText } = tools[id];
  const written = Object.values(exported).find((record) => (record as { id: string }).id === id);
  const sometimes = {
    ...(onSigned && { onSigned }),
    ...(needs && { needs }),
    ...(needsWith && { needsWith }),
    ...(action && { action }),
    ...(unlisted && { unlisted }),
    // By these, the builder plans a batch as the server does.
    ...(makes && { makes }),
    ...(contains && { contains }),
    ...(fileOption && { fileOption }),
    ...(whenKept && { whenKept }),
    ...(extension && { extension }),
    ...(namesResult && { namesResult }),
    ...(text && { text }),
    ...(addsText && { addsText }),
  };
  expect(written).toMatchObject({ id, group, icon, inputs, ending, features, ...sometimes });
});
