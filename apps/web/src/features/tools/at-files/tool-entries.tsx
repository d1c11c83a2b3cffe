import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { MenuItem, MenuLink, MenuSeparator } from '../../../components/menu.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import { type FittingTool, type GivenFile, isGroupStart } from '../shared/tools-for-files.ts';
import { type Entry, useEntries } from './use-entries.ts';

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
  const [isOpen, setOpen] = useState(false);
  const { whole: tools, mixed, toEntry } = useEntries(files);
  const isTwice = ({ id }: FittingTool) => hasAssistant && id === 'ai-chat';
  const usual = tools.filter((tool) => tool.isUsual && !isTwice(tool));
  const unusual = tools.filter((tool) => !tool.isUsual || isTwice(tool));
  const isFolded = usual.length > 0 && unusual.length >= WORTH_FOLDING;
  const others = isFolded ? unusual : unusual.filter((tool) => !isTwice(tool));
  return (
    <>
      {[...usual.map(toEntry), ...mixed].map((entry) => (
        <EntryLink key={entry.key} entry={entry} />
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
            <EntryLink entry={toEntry(tool)} />
          </Fragment>
        ))}
      {tools.length + mixed.length === 0 && <p className="px-2 py-1.5 text-ink-faint">{t('atFiles.none')}</p>}
    </>
  );
}

function EntryLink({ entry: { label, Icon, to } }: { entry: Entry }) {
  return (
    <MenuLink to={to} icon={<Icon aria-hidden="true" />}>
      {label}
    </MenuLink>
  );
}
