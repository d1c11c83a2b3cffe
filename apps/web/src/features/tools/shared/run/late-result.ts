import { lazy } from 'react';

/** Asked for when a tool begins to work: until then nothing needs it. */
export const loadResult = () => import('./tool-result.tsx');

export const ToolResult = lazy(loadResult);
