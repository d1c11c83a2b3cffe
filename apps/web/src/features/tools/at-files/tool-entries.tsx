import { ChevronDown } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { MenuItem, MenuLink, MenuSeparator } from '../../../components/menu.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import { type FittingTool, type GivenFile, isGroupStart, toolsForFiles } from '../shared/tools-for-files.ts';
import { callTool, toolMessages } from '../shared/tools.messages.ts';

/** Fewer than these are no longer to read than the entry that unfolds them. */
const WORTH_FOLDING = 3;

export interface ToolEntriesProps {
  files: readonly GivenFile[];
  /** The menu has an entry of its own for asking the file: the tool for it is among all tools only. */
  hasAssistant?: boolean | undefined;
}

/** In any menu of files: the tools that take them, holding them. The usual ones are seen at once, the others on demand. */
export default function ToolEntries({ files, hasAssistant = false }: ToolEntriesProps) {
  const t = useMessages(toolAreaMessages);
  const tTools = useMessages(toolMessages);
  const [isOpen, setOpen] = useState(false);
  const tools = useMemo(() => toolsForFiles(files), [files]);
  const isTwice = ({ id }: FittingTool) => hasAssistant && id === 'ai-chat';
  const usual = tools.filter((tool) => tool.isUsual && !isTwice(tool));
  const unusual = tools.filter((tool) => !tool.isUsual || isTwice(tool));
  const isFolded = usual.length > 0 && unusual.length >= WORTH_FOLDING;
  const others = isFolded ? unusual : unusual.filter((tool) => !isTwice(tool));
  return (
    <>
      {usual.map(({ id, Icon, to }) => (
        <MenuLink key={id} to={to} icon={<Icon aria-hidden="true" />}>
          {callTool(tTools, id)}
        </MenuLink>
      ))}
      {isFolded && (
        <MenuItem
          aria-expanded={isOpen}
          icon={
            <ChevronDown
              aria-hidden="true"
              className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'}
            />
          }
          onSelect={(event) => {
            // The menu stays, and grows.
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          {t('atFiles.more', { count: tools.length })}
        </MenuItem>
      )}
      {(isOpen || !isFolded) &&
        others.map((tool, at) => (
          <Fragment key={tool.id}>
            {isGroupStart(tool, others[at - 1]) && <MenuSeparator />}
            <MenuLink to={tool.to} icon={<tool.Icon aria-hidden="true" />}>
              {callTool(tTools, tool.id)}
            </MenuLink>
          </Fragment>
        ))}
      {tools.length === 0 && <p className="px-2 py-1.5 text-ink-faint">{t('atFiles.none')}</p>}
    </>
  );
}
