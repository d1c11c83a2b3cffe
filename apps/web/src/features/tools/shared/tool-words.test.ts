import { existsSync, readFileSync } from 'node:fs';
import { toolNames, tools } from '@sheaf/pdf-core/tools';
import { expect, test } from 'vitest';
import { readFields, readGroups } from './form/read-fields.ts';

/** That each language has the same keys as English is held by packages/messages. */
type Tree = { [key: string]: string | Tree };
const ENGLISH = new URL('../../../../../../packages/messages/en/tools.json', import.meta.url);
const words = JSON.parse(readFileSync(ENGLISH, 'utf8')) as Tree;
const listed = toolNames.filter((id) => !tools[id].unlisted);
const own = new URL('..', import.meta.url);

function has(path: string): boolean {
  let at: string | Tree | undefined = words;
  for (const name of path.split('.')) at = typeof at === 'object' ? at[name] : undefined;
  return at !== undefined;
}

function isDrawn(id: string): boolean {
  const component = new URL(`${id}/tool.tsx`, own);
  return !existsSync(component) || readFileSync(component, 'utf8').includes('<FormTool');
}

test('every tool in the messages exists', () => {
  const known = new Set<string>([...toolNames, 'ai-chat', 'shared']);
  expect(Object.keys(words).filter((id) => !known.has(id))).toEqual([]);
});

test.each(listed)('%s has a name and a description', (id) => {
  expect([has(`${id}.name`), has(`${id}.lede`)]).toEqual([true, true]);
});

test.each(listed.filter(isDrawn))(
  '%s: every option of its form has its words, and none has more',
  async (id) => {
    const fields = await readFields(id);
    const names = fields.map(({ name }) => name);
    const inside = (await readGroups(id)).flatMap((group) => group.fields.map(({ name }) => name));
    expect(names.filter((name) => !has(`${id}.options.${name}`) && !has(`shared.options.${name}`))).toEqual(
      [],
    );
    const choices = fields.flatMap((field) =>
      field.kind === 'choice' ? field.choices.map((choice) => `${field.name}.${choice}`) : [],
    );
    expect(choices.filter((choice) => !has(`${id}.choices.${choice}`))).toEqual([]);
    const groups = fields.flatMap(({ form }) => form.group ?? []);
    expect(groups.filter((group) => !has(`${id}.groups.${group}`))).toEqual([]);
    expect(has(`${id}.button`)).toBe(true);
    const { options = {}, hints = {} } = words[id] as { options?: Tree; hints?: Tree };
    expect(
      [...Object.keys(options), ...Object.keys(hints)].filter(
        (name) => ![...names, ...inside].includes(name),
      ),
    ).toEqual([]);
  },
);

/** The builder of batches has controls of its own for these, and for what OCR asks. */
const OWN_CONTROLS = ['quality', 'wholeWords'];
const inBuilder = toolNames.filter((id) => tools[id].batch && !tools[id].batch?.forOne && id !== 'ocr');

test.each(inBuilder)('%s: the builder of batches has words for every option', async (id) => {
  const fields = [...(await readFields(id)), ...(await readGroups(id)).flatMap((group) => group.fields)];
  const asked = fields.filter(({ name }) => !OWN_CONTROLS.includes(name));
  const unnamed = asked.filter(({ name }) => !has(`${id}.options.${name}`) && !has(`shared.options.${name}`));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  const choices = asked.flatMap((field) =>
    field.kind === 'choice' ? field.choices.map((choice) => `${id}.choices.${field.name}.${choice}`) : [],
  );
  expect(choices.filter((choice) => !has(choice))).toEqual([]);
});

test('the palette knows each tool by other words than its name', () => {
  const palette = JSON.parse(readFileSync(new URL('palette.json', ENGLISH), 'utf8')) as { tools: object };
  expect(listed.filter((id) => !(id in palette.tools))).toEqual([]);
});
