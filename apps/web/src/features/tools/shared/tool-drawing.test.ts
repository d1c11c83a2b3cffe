import { expect, it } from 'vitest';
import { moreTools, tabs } from './tool-list.ts';
import { drawnTools } from './tool-drawing.tsx';

it('each tool that has a page has a drawing of its own', () => {
  expect(drawnTools.toSorted()).toEqual([...tabs, ...moreTools].map(({ id }) => id).toSorted());
});
