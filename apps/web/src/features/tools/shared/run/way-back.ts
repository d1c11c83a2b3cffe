import { useLocation, useSearchParams } from 'react-router';
import { findTool, type ToolId, toolPath } from '../tool-list.ts';

/** In the address of a tool that comes first: the tool that its result goes on to. */
const THEN = 'then';

/** Unlock for this file, which leads back to the tool of this page. */
export function useUnlockPath(fileId: string): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const here = search.get('tab') ?? pathname.split('/').at(-1) ?? '';
  return `${toolPath('unlock', [fileId])}&${new URLSearchParams({ [THEN]: here })}`;
}

/** The tool that led here, for whose sake this one runs. */
export function useToolWaiting(): ToolId | undefined {
  const [search] = useSearchParams();
  return findTool(search.get(THEN) ?? undefined);
}
