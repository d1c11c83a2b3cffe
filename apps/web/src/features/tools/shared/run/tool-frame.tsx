import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { type ReactNode, useState } from 'react';
import { advancedMessages } from '../advanced.messages.ts';
import { nameTool, toolMessages } from '../tools.messages.ts';
import { OptionsPanel } from '../controls/options-panel.tsx';
import { fullName } from './output-name.tsx';
import { type NarrowView, ToolLayout } from './tool-layout.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { BarWords } from './bar-words.tsx';
import { MakeBar } from './make-bar.tsx';
import { ToolFailure } from './tool-failure.tsx';
import { ToolResult } from './tool-result.tsx';
import { type ToolAnswer, useToolRun } from './use-tool-run.ts';
import { useNextTools } from './use-next-tools.tsx';

interface ToolFrameProps<Answer extends ToolAnswer> {
  tool: ToolName;
  /** The document, its pages or its files: the larger part of the page. */
  children: ReactNode;
  /** False or null for a tool without options. */
  options: ReactNode;
  /** Above the options. */
  aside?: ReactNode;
  onReset?: () => void;
  narrow?: NarrowView;
  usualName: string;
  ending?: string;
  /** As the history calls it. */
  action: string;
  button: string;
  /** Said at the end; the page shows the result or the failure in any case. */
  done?: string;
  failed?: (message: string) => string;
  summary: string;
  detail?: ReactNode;
  /** Why it cannot be done yet. */
  missing?: string | null;
  send: (request: { operationId: string; outputName: string }) => Promise<Answer>;
  facts?: (answer: Answer) => ReactNode;
  onAnew: () => void;
}

/** The shape of every tool that makes a file: the document, its options, and the bar with what will come of it. */
export function ToolFrame<Answer extends ToolAnswer>(props: ToolFrameProps<Answer>) {
  const { tool, ending = '.pdf', usualName, missing = null, done } = props;
  const t = useMessages(advancedMessages);
  const tTools = useMessages(toolMessages);
  const nextTools = useNextTools(tool);
  const [name, setName] = useState(usualName);
  const { state, start, again, reset } = useToolRun<Answer>();
  if (state.status === 'done')
    return (
      <ToolResult
        file={state.answer.file}
        seconds={state.seconds}
        facts={props.facts?.(state.answer)}
        notices={state.answer.notices}
        onAgain={reset}
        onAnew={props.onAnew}
        next={nextTools(state.answer.file)}
      />
    );
  const isRunning = state.status === 'running';
  const begin = () =>
    start({
      action: props.action,
      title: nameTool(tTools, tool),
      send: (operationId) => props.send({ operationId, outputName: fullName(name, usualName, ending) }),
      done: done ? () => done : undefined,
      failed: props.failed,
    });
  return (
    <>
      {state.status === 'failed' && <ToolFailure message={state.message} onAgain={again} />}
      <ToolLayout
        narrow={props.narrow}
        aside={
          <div className="flex flex-col gap-4">
            {props.aside}
            {props.options && (
              // What is being worked with stays as it was asked for.
              <fieldset disabled={isRunning} className="min-w-0">
                <OptionsPanel
                  title={t('options')}
                  reset={props.onReset && { label: t('reset'), onReset: props.onReset }}
                >
                  {props.options}
                </OptionsPanel>
              </fieldset>
            )}
          </div>
        }
      >
        {props.children}
      </ToolLayout>
      <MakeBar
        operation={isRunning ? state.operation : undefined}
        name={tools[tool].namesResult ? null : name}
        ending={ending}
        onName={setName}
        action={props.button}
        disabled={missing !== null}
        onMake={begin}
      >
        <BarWords fact={props.summary}>{missing ?? props.detail ?? t('saved')}</BarWords>
      </MakeBar>
    </>
  );
}
