import { expect, it } from 'vitest';
import { moreTools, tabs } from './tool-list.ts';
import { drawings } from './drawings.ts';

it('each tool that has a page has a drawing of its own', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...tabs, ...moreTools].map(({ id }) => id).toSorted());
});
