import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Menu } from '../../../components/menu.tsx';
import { classes } from '../../../lib/classes.ts';
import { tabLook } from './tab-look.ts';

/** The list of all tools is fetched when it is opened. */
const MoreToolLinks = lazy(() => import('./more-tool-links.tsx'));

interface MoreToolsProps {
  /** The tool that is open, when it is one of these. */
  here?: ReactNode;
  label: string;
  /** Only those that every plan has. */
  isBasic: boolean;
  files: string[];
}

/** The tools that are not among the first six. */
export function MoreTools({ here, label, isBasic, files }: MoreToolsProps) {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={classes(tabLook(here !== undefined), 'ml-1')}>
          {here ?? label}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      }
    >
      <Suspense fallback={null}>
        <MoreToolLinks isBasic={isBasic} files={files} />
      </Suspense>
    </Menu>
  );
}
