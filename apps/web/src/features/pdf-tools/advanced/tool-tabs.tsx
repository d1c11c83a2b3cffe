import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuLink } from '../../../components/menu.tsx';
import { classes } from '../../../lib/classes.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useChosenInSight } from '../../../lib/use-chosen-in-sight.ts';
import { advancedTexts } from './advanced.texts.ts';
import { type ToolEntry, type ToolId, moreTools, tabs, toolPath } from './tool-list.ts';

const look = (isHere: boolean) =>
  classes(
    'relative inline-flex h-11 shrink-0 desk:h-10 items-center gap-[7px] px-2.5 text-14 font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-120',
    'after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:bg-accent',
    isHere ? 'text-ink after:opacity-100' : 'text-ink-soft after:opacity-0 hover:text-ink',
  );

/** The six tools everybody looks for, and the rest behind one word. Each has its own address; files go along. */
export function ToolTabs({ here, files }: { here: ToolId; files: string[] }) {
  const texts = useTexts(advancedTexts);
  const other = moreTools.find(({ id }) => id === here);
  return (
    <nav aria-label={texts.tabs} className="flex border-b border-line">
      <div
        ref={useChosenInSight<HTMLDivElement>()}
        className="-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto pr-5 pb-px [scrollbar-width:none] max-desk:mask-r-from-[calc(100%-20px)]"
      >
        {tabs.map((tool) => (
          <ToolLink key={tool.id} tool={tool} isHere={tool.id === here} files={files} />
        ))}
      </div>
      <Menu
        align="end"
        className="max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
        trigger={
          <button type="button" className={classes(look(other !== undefined), 'ml-1')}>
            {other && <other.Icon aria-hidden="true" />}
            {other ? texts.tools[other.id].name : texts.more}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </button>
        }
      >
        {moreTools.map(({ id, Icon }) => (
          <MenuLink key={id} to={toolPath(id, files.slice(0, 1))} icon={<Icon aria-hidden="true" />}>
            {texts.tools[id].name}
          </MenuLink>
        ))}
      </Menu>
    </nav>
  );
}

function ToolLink({
  tool: { id, Icon },
  isHere,
  files,
}: {
  tool: ToolEntry;
  isHere: boolean;
  files: string[];
}) {
  const texts = useTexts(advancedTexts);
  return (
    <Link
      to={toolPath(id, id === 'convert' ? [] : files)}
      aria-current={isHere ? 'page' : undefined}
      className={classes(look(isHere), 'first:-ml-2.5')}
    >
      <Icon aria-hidden="true" />
      {texts.tools[id].name}
    </Link>
  );
}
