import type { ReactNode } from 'react';
import { Button } from '../../../../components/button.tsx';
import type { RunningOperation } from '../../../operations/operations-store.ts';
import { OutputName } from './output-name.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { ToolBar } from './tool-bar.tsx';
import { toolAreaMessages } from '../tool-area.messages.ts';

interface MakeBarProps {
  operation?: RunningOperation;
  /** `null` where the tool names its file. */
  name: string | null;
  ending?: string;
  onName: (name: string) => void;
  /** The main action, and what happens when it is pressed. */
  action: string;
  disabled?: boolean;
  onMake: () => void;
  children: ReactNode;
}

/** The bar of a tool that makes a file: what it will be, its name, and the button that makes it. */
export function MakeBar(props: MakeBarProps) {
  const { operation, name, ending = '.pdf', onName, action, disabled, onMake, children } = props;
  const t = useMessages(toolAreaMessages);
  return (
    <ToolBar
      operation={operation}
      action={
        <>
          {name !== null && <OutputName label={t('name')} value={name} ending={ending} onChange={onName} />}
          <Button look="primary" size="large" disabled={disabled} onClick={onMake}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </ToolBar>
  );
}
