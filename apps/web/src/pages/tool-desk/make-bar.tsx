import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import type { RunningOperation } from '../../features/operations/operations-store.ts';
import { OutputName } from '../../features/pdf-tools/output-name.tsx';
import { useTexts } from '../../lib/texts.ts';
import { ToolBar } from './tool-bar.tsx';
import { toolDeskTexts } from './tool-desk.texts.ts';

interface MakeBarProps {
  operation?: RunningOperation;
  name: string;
  ending?: '.pdf' | '.zip';
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
  const texts = useTexts(toolDeskTexts);
  return (
    <ToolBar
      operation={operation}
      action={
        <>
          <OutputName label={texts.name} value={name} ending={ending} onChange={onName} />
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
