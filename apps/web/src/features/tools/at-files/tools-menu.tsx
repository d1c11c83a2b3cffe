import { ChevronDown, Wrench } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../../components/button.tsx';
import { Menu } from '../../../components/menu.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import type { ToolEntriesProps } from './tool-entries.tsx';

const ToolEntries = lazy(() => import('./tool-entries.tsx'));

interface ToolsMenuProps extends ToolEntriesProps {
  look?: 'bare' | 'quiet';
  className?: string;
}

/** The button with the tools for some files, wherever files are. */
export function ToolsMenu({ files, look = 'quiet', className }: ToolsMenuProps) {
  const t = useMessages(toolAreaMessages);
  return (
    <Menu
      align="end"
      trigger={
        <Button
          look={look}
          size={look === 'bare' ? 'small' : 'medium'}
          aria-label={t('atFiles.title')}
          className={className}
        >
          <Wrench aria-hidden="true" />
          {t('atFiles.title')}
          {/* In the bar of a selection the word takes its place. */}
          <ChevronDown
            aria-hidden="true"
            className={classes('size-3.5!', look === 'bare' && 'max-desktop:hidden')}
          />
        </Button>
      }
    >
      <ToolEntries files={files} />
    </Menu>
  );
}
