import { expect, test } from 'vitest';
import { listStepSecrets } from '../recipe.options.ts';
import { describeCall } from './call.ts';
import { toolNames, tools } from './index.ts';
import { listSecrets } from './option-form.ts';

test.each(toolNames)('%s: what is secret is marked as such', async (name) => {
  const options = await tools[name].options();
  const named = Object.keys(options.shape).filter((option) => /password|passphrase/iu.test(option));
  expect(listSecrets(options)).toEqual(expect.arrayContaining(named));
});

test('a step lists its options that are never stored', async () => {
  expect(await listStepSecrets('protect')).toEqual(['password', 'ownerPassword']);
  expect(await listStepSecrets('merge')).toEqual([]);
  expect(await listStepSecrets('summarize')).toEqual([]);
});

test('what a form needs stands beside the bounds of a call', async () => {
  const { properties } = (await describeCall('crop')) as { properties: Record<string, object> };
  expect(properties['top']).toMatchObject({
    minimum: 0,
    maximum: 14_400,
    default: 0,
    'x-form': { unit: 'points', group: 'margins', when: { to: 'margins' } },
  });
  expect(properties['pages']).toMatchObject({ default: 'all', 'x-form': { pages: true } });
  expect(properties['password']).toMatchObject({ 'x-form': { secret: true, hidden: true } });
});
