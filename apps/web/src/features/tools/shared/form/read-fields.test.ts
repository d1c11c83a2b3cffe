import { toolNames, tools } from '@sheaf/pdf-core/tools';
import { readCall } from '@sheaf/pdf-core/tools/call.ts';
import { expect, test } from 'vitest';
import { askedFields, initialValues, readFields, readOptions } from './read-fields.ts';

test('the bounds, choices and units of a form are those of the schema', async () => {
  const fields = await readFields('crop');
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['pages', 'text'],
    ['to', 'choice'],
    ['top', 'number'],
    ['right', 'number'],
    ['bottom', 'number'],
    ['left', 'number'],
    ['space', 'number'],
  ]);
  expect(fields[1]).toMatchObject({ choices: ['margins', 'content'], initial: 'margins' });
  expect(fields[2]).toMatchObject({ min: 0, max: 14_400, form: { unit: 'points', group: 'margins' } });
});

test('visible fields follow the choices, and only they are sent', async () => {
  const fields = await readFields('crop');
  const byContent = { ...initialValues(fields), to: 'content', space: 5, top: 20 };
  expect(askedFields(fields, byContent).map(({ name }) => name)).toEqual(['pages', 'to', 'space']);
  expect(readOptions(fields, byContent)).toEqual({ pages: 'all', to: 'content', space: 5 });
});

test('degrees to turn are numbers, and each is offered once', async () => {
  const [, angle] = await readFields('rotate');
  expect(angle).toMatchObject({ kind: 'choice', choices: [270, 180, 90], initial: 90 });
});

/** Simple and full options of one tool exclude each other: those pages have forms of their own. */
const drawn = toolNames.filter((name) => !tools[name].unlisted && !tools[name].quick);

test.each(drawn)(
  '%s: what its form starts with is what the tool takes, or misses what is needed',
  async (name) => {
    const fields = await readFields(name);
    const options = readOptions(fields, initialValues(fields));
    const call = await readCall(name, { ...tools[name].example, ...options });
    const needed = fields.flatMap((field) => (field.kind === 'text' && field.isNeeded ? field.name : []));
    const missing = 'error' in call ? call.error.issues.map(({ path }) => path[0]) : [];
    expect(needed).toEqual(expect.arrayContaining(missing));
  },
);
