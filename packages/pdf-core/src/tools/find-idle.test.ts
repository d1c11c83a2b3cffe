import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSheaf } from '../cli/testing/run-sheaf.ts';
import type { PdfError } from '../errors.ts';
import { planFlow } from '../recipe.flow.options.ts';
import { runTool } from '../runner/run-tool.ts';
import { makeTestPdf } from '../testing/index.ts';
import { findIdle } from './find-idle.options.ts';
import { toolNames, tools } from './index.ts';

/** Options that leave nothing to do: those that are on are off. */
const OFF = {
  flatten: { forms: false, annotations: false },
  sanitize: Object.fromEntries(tools.sanitize.needsOne!.of.map((name) => [name, false])),
};
const listed = toolNames.filter((name) => tools[name].needsOne);
const offOf = (name: string): Record<string, unknown> => OFF[name as keyof typeof OFF] ?? {};
const file = { name: 'lease.pdf', bytes: Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] })) };

it('lists options of the tool, and its example has some of them', async () => {
  expect(listed).toContain('redact');
  for (const name of listed) {
    const { of, when = {} } = tools[name].needsOne!;
    const options = Object.keys((await tools[name].options()).shape);
    expect(options).toEqual(expect.arrayContaining([...of, ...Object.keys(when)]));
    expect([name, findIdle(name, tools[name].example, 'batch')]).toEqual([name, null]);
  }
});

it('a text of spaces says nothing, and an empty one clears a property', () => {
  expect(findIdle('headers-footers', { headerLeft: ' ' }, 'alone')).toBe('header_or_footer_needed');
  expect(findIdle('metadata', { title: '' }, 'batch')).toBeNull();
});

describe.each(listed)('%s without anything to do', (name) => {
  const { reason, inBatches } = tools[name].needsOne!;

  it('is refused by itself, unless it then reports on the document', async () => {
    const made = await runTool(name, [file], offOf(name) as never).then(
      ({ files }) => files,
      (error: unknown) => (error as PdfError).reason,
    );
    expect(made).toEqual(inBatches ? [] : reason);
  });

  it('is refused as a step', async () => {
    const files = [{ name: 'lease.pdf', kind: 'pdf' }];
    for (const options of [offOf(name), (await tools[name].check(offOf(name))).data!])
      for (const place of ['kept', 'folder'] as const) {
        const [step] = planFlow([{ type: name, options, isFed: false, files }], place).steps;
        expect(step!.problem).toEqual({
          reason: 'batch_step_idle',
          params: { number: 1, step: name, why: reason },
        });
      }
  });
});

describe('on the command line', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sheaf-idle-'));
    await writeFile(join(folder, 'lease.pdf'), file.bytes);
    await writeFile(join(folder, 'recipe.json'), JSON.stringify({ operations: [{ type: 'redact' }] }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('says what is needed, for a file and for a recipe', async () => {
    const alone = await runSheaf(['redact', 'lease.pdf', '-o', 'out.pdf'], { cwd: folder });
    expect(alone.stderr).toContain('Choose what to redact');
    const batch = await runSheaf(['batch', 'recipe.json', 'lease.pdf', '-o', 'out'], { cwd: folder });
    expect(batch.stderr).toContain('Step 1 (redact) has nothing to do. Enter words, patterns or areas');
    expect([alone.code, batch.code]).not.toContain(0);
  });

  it('says that nothing was found, and writes no report in place of a file', async () => {
    const alone = await runSheaf(['extract-attachments', 'lease.pdf', '-o', 'parts'], { cwd: folder });
    expect([alone.code, String(alone.stdout), alone.stderr]).toEqual([0, '', 'No attachments found\n']);
    await writeFile(
      join(folder, 'r.json'),
      JSON.stringify({ operations: [{ type: 'extract-attachments' }] }),
    );
    const words = ['batch', 'r.json', 'lease.pdf', '-o', 'all', '--json'];
    const { stdout } = await runSheaf(words, { cwd: folder });
    expect(JSON.parse(String(stdout))).toEqual({
      ok: true,
      files: [],
      failures: [],
      nothing: [{ step: 1, tool: 'extract-attachments', file: 'lease.pdf', message: 'No attachments found' }],
    });
  });
});
