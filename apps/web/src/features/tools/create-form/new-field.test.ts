import { expect, test } from 'vitest';
import { checkField, makeField } from './new-field.ts';

const page = { width: 600, height: 800 };

test('a field is whole on its page, with a name of its own', () => {
  const first = makeField('text', { x: 300, y: 400 }, 1, page, []);
  expect(first).toMatchObject({ name: 'text-1', x: 200, y: 389, width: 200, height: 22 });
  const second = makeField('text', { x: 0, y: 0 }, 2, page, [first]);
  expect(second).toMatchObject({ name: 'text-2', page: 2, x: 0, y: 0 });
});

test('what the tools would refuse is known before', () => {
  const field = makeField('dropdown', { x: 300, y: 400 }, 1, page, []);
  const other = makeField('text', { x: 1, y: 1 }, 1, page, [field]);
  expect(checkField(field, [field, other])).toBeNull();
  expect(checkField({ ...field, name: 'a.b' }, [other])).toBe('name');
  expect(checkField({ ...field, name: ' text-1 ' }, [other])).toBe('name');
  expect(checkField({ ...field, options: [' '] }, [other])).toBe('options');
});
