import { useLocation, useSearchParams } from 'react-router';
import { findTool, type ToolId, toolPath } from '../tool-list.ts';

/** Unlock for this file. `then` in its address is the tool of this page, which its result leads back to. */
export function useUnlockPath(fileId: string): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const here = search.get('tab') ?? pathname.split('/').at(-1) ?? '';
  return `${toolPath('unlock', [fileId])}&then=${encodeURIComponent(here)}`;
}

/** The tool that led here, for whose sake this one runs. */
export function useToolWaiting(): ToolId | undefined {
  const [search] = useSearchParams();
  return findTool(search.get('then') ?? undefined);
}
