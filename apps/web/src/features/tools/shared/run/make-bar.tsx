import type { ReactNode } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import type { RunningOperation } from '../../../operations/operations-store.ts';
import { OutputName } from './output-name.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { SavesOver } from './saves-over.ts';
import { ToolBar } from './tool-bar.tsx';
import { toolAreaMessages } from '../tool-area.messages.ts';

const SAVE_AS = ['new', 'version'] as const;

interface MakeBarProps {
  operation?: RunningOperation;
  /** `null` where the tool names its file. */
  name: string | null;
  ending?: string;
  onName: (name: string) => void;
  /** Beside the name, where the result may become a version of the file. */
  savesOver?: SavesOver | undefined;
  /** The main action, and what happens when it is pressed. */
  action: string;
  disabled?: boolean;
  onMake: () => void;
  children: ReactNode;
}

/** The bar of a tool that makes a file: what it will be, its name, and the button that makes it. */
export function MakeBar(props: MakeBarProps) {
  const { operation, name, ending = '.pdf', onName, savesOver, action, disabled, onMake, children } = props;
  const t = useMessages(toolAreaMessages);
  return (
    <ToolBar
      operation={operation}
      isTight={savesOver?.isOffered}
      action={
        <>
          {savesOver?.isOffered && (
            <SegmentedControl
              label={t('over.label')}
              value={savesOver.saveAs}
              onValueChange={savesOver.choose}
              options={SAVE_AS.map((value) => ({ value, label: t(`over.${value}`) }))}
            />
          )}
          <div className="order-2 flex min-w-0 items-center gap-3 max-desktop:w-full">
            {name !== null && (
              <OutputName
                label={t('name')}
                value={name}
                ending={ending}
                disabled={savesOver?.saveAs === 'version'}
                onChange={onName}
              />
            )}
            <Button look="primary" size="large" disabled={disabled} onClick={onMake}>
              {action}
            </Button>
          </div>
        </>
      }
    >
      {children}
    </ToolBar>
  );
}
