import { lazy } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { findTool, toolPath } from '../features/tools/shared/tool-list.ts';
import { useVisit } from '../features/tools/shared/files/use-picked-files.ts';
import { ToolPage } from '../features/tools/tool-page/tool-page.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));

/** A tool by its name in the address; each has one address, with or without a plan. */
export default function ToolRoute() {
  const { tool: named } = useParams();
  const address = named ?? 'merge';
  const { pathname, search } = useLocation();
  const visit = useVisit();
  const tool = findTool(address);
  if (!tool) return <NotFound />;
  const path = toolPath(tool);
  if (path.split('/')[1] !== pathname.split('/')[1]) return <Navigate replace to={path + search} />;
  return <ToolPage key={tool + visit} tool={tool} isNamed={named !== undefined} />;
}
