import { beforeAll, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { protectionMade } from '../recipe.protection.options.ts';
import { findProtectionProblem, type Protection } from './document-state.ts';
import { runTool } from '../runner/run-tool.ts';
import { encryptBy } from '../testing/index.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { extensionOf, type ToolName, type ToolOptions, toolNames, tools } from './index.ts';

const FORBIDS: Protection = ['modifying', 'annotating', 'fillingForms'];
let plain: Uint8Array;
let forbidding: Uint8Array;
let locked: Uint8Array;
beforeAll(async () => {
  plain = makeDocument({ pages: [{}, {}] });
  forbidding = await encryptBy(plain, ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  locked = await encryptBy(plain, ['--encrypt', 'user', 'owner', '256', '--']);
});

const takesPdf = toolNames.filter((name) => {
  const { kind, max } = tools[name].inputs;
  return kind === 'pdf' && max > 0 && tools[name].unlisted === undefined;
});

function runOn(name: ToolName, bytes: Uint8Array, options: ToolOptions<ToolName> = sampleOptions(name)) {
  const files = Array.from({ length: Math.max(1, tools[name].inputs.min) }, () => ({ name: 'a.pdf', bytes }));
  return runTool(name, files, options);
}

const OF_PROTECTION = new Set([
  'password_needed',
  'changing_forbidden',
  'annotating_forbidden',
  'filling_forbidden',
  'already_protected',
  'file_protected',
]);
async function whyRefused(
  name: ToolName,
  bytes: Uint8Array,
  options?: ToolOptions<ToolName>,
): Promise<string | null> {
  const { reason } = await runOn(name, bytes, options).then(
    () => ({ reason: '' }),
    (error: { reason?: string }) => ({ reason: error.reason ?? '' }),
  );
  return OF_PROTECTION.has(reason) ? reason : null;
}

it.each(takesPdf)(
  '%s refuses what its owner forbids, as its record says',
  { timeout: 60_000 },
  async (name) => {
    const told = findProtectionProblem(name, sampleOptions(name), FORBIDS);
    expect(await whyRefused(name, forbidding)).toBe(told?.reason ?? null);
  },
);

const opening = takesPdf.filter((name) => name !== 'unlock');
it.each(opening)('%s refuses what it cannot open', { timeout: 60_000 }, async (name) => {
  const told = findProtectionProblem(name, sampleOptions(name), 'locked')?.reason;
  const refused = await whyRefused(name, locked);
  // Several files: the one that is protected is named.
  expect(refused === 'file_protected' ? 'password_needed' : refused).toBe(told);
});

it('marks of a signature need what notes need, and a certificate that pages may be changed too', async () => {
  const marks = { signMarks: [{ page: 1, x: 9, y: 9, width: 90, height: 20, text: 'Ada' }] };
  expect(findProtectionProblem('sign', marks, FORBIDS)?.reason).toBe('annotating_forbidden');
  expect(await whyRefused('sign', forbidding, marks)).toBe('annotating_forbidden');
  expect(findProtectionProblem('sign', marks, [])).toBe(null);
  const sealed = sampleOptions('sign');
  const withoutChanges = ['modifying'] as const;
  expect(findProtectionProblem('sign', marks, withoutChanges)).toBe(null);
  expect(findProtectionProblem('sign', sealed, withoutChanges)?.reason).toBe('changing_forbidden');
  const notesOnly = await encryptBy(plain, ['--encrypt', '', 'owner', '256', '--modify=annotate', '--']);
  expect(await whyRefused('sign', notesOnly, marks)).toBe(null);
  expect(await whyRefused('sign', notesOnly)).toBe('changing_forbidden');
  // What forbids printing and copying only is signed as it is.
  const noPrint = ['--encrypt', '', 'owner', '256', '--print=none', '--extract=n', '--'];
  expect(findProtectionProblem('sign', sealed, [])).toBe(null);
  expect((await runOn('sign', await encryptBy(plain, noPrint))).files).toHaveLength(1);
});

const keeping = takesPdf.filter((name) => {
  const { makes = 'file', batch } = tools[name];
  return (
    batch &&
    makes === 'file' &&
    extensionOf(name) === 'pdf' &&
    !findProtectionProblem(name, sampleOptions(name), FORBIDS)
  );
});
it.each(keeping.filter((name) => name !== 'unlock'))(
  '%s makes a document that forbids the same',
  { timeout: 60_000 },
  async (name) => {
    const [made] = (await runOn(name, forbidding)).files;
    expect(protectionMade(name, 'pdf', [{ protection: FORBIDS }])).toEqual(FORBIDS);
    expect(await whyRefused('rotate', made!.bytes)).toBe('changing_forbidden');
  },
);
