import { ChevronDown, Wrench } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../../components/button.tsx';
import { Menu } from '../../../components/menu.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import type { ToolEntriesProps } from './tool-entries.tsx';

const ToolEntries = lazy(() => import('./tool-entries.tsx'));

interface ToolsMenuProps extends ToolEntriesProps {
  look?: 'bare' | 'quiet';
  className?: string;
  labelClassName?: string;
}

/** The button with the tools for some files, wherever files are. */
export function ToolsMenu({ files, look = 'quiet', className, labelClassName }: ToolsMenuProps) {
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
          <span className={labelClassName}>{t('atFiles.title')}</span>
          <ChevronDown aria-hidden="true" className={`size-3.5! ${labelClassName ?? ''}`} />
        </Button>
      }
    >
      <ToolEntries files={files} />
    </Menu>
  );
}
