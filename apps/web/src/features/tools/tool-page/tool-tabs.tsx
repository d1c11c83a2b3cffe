import { Link } from 'react-router';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useChosenInSight } from '../../../lib/page/use-chosen-in-sight.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { moreTools, pathFrom, tabs, type ToolEntry, type ToolId } from '../shared/tool-list.ts';
import { nameTool, toolMessages } from '../shared/tools.messages.ts';
import { AllToolsLink } from './all-tools-link.tsx';
import { tabLook } from './tab-look.ts';

/** The six most used tools, the open one, and a link to all. Each has its own address; files are carried along. */
export function ToolTabs({ here, files }: { here: ToolId; files: string[] }) {
  const t = useMessages(advancedMessages);
  const other = moreTools.find(({ id }) => id === here);
  return (
    <nav aria-label={t('tabs')} className="flex border-b border-line">
      <div
        ref={useChosenInSight<HTMLDivElement>()}
        className="-mb-px flex min-w-0 flex-1 gap-1 overflow-x-auto pb-px [scrollbar-width:none] row-fades"
      >
        {(other ? [...tabs, other] : tabs).map((tool) => (
          <ToolLink key={tool.id} tool={tool} here={here} files={files} />
        ))}
      </div>
      <AllToolsLink label={t('more')} files={files} />
    </nav>
  );
}

function ToolLink({ tool: { id, Icon }, here, files }: { tool: ToolEntry; here: ToolId; files: string[] }) {
  const t = useMessages(toolMessages);
  const isHere = id === here;
  return (
    <Link
      to={pathFrom(here, id, files)}
      aria-current={isHere ? 'page' : undefined}
      className={classes(tabLook(isHere), 'first:-ml-2.5')}
    >
      <Icon aria-hidden="true" />
      {nameTool(t, id)}
    </Link>
  );
}
