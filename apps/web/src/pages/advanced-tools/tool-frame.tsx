import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { type ToolId, toolPath, toolsForResult } from '../../features/pdf-tools/advanced/tool-list.ts';
import { OptionsPanel } from '../../features/pdf-tools/options/options-panel.tsx';
import { OutputName, fullName } from '../../features/pdf-tools/output-name.tsx';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { useTexts } from '../../lib/texts.ts';
import { ToolBar } from '../tool-desk/tool-bar.tsx';
import { ToolFailure } from '../tool-desk/tool-failure.tsx';
import { ToolResult } from '../tool-desk/tool-result.tsx';
import { type ToolAnswer, useToolRun } from '../tool-desk/use-tool-run.ts';

interface ToolFrameProps<Answer extends ToolAnswer> {
  tool: ToolId;
  /** The document, its pages or its files: the larger part of the page. */
  children: ReactNode;
  options: ReactNode;
  /** Above the options. */
  aside?: ReactNode;
  onReset?: () => void;
  usualName: string;
  ending?: '.pdf' | '.zip';
  /** As the history calls it. */
  action: string;
  button: string;
  done: string;
  failed: (message: string) => string;
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
  const { tool, ending = '.pdf', usualName, missing = null } = props;
  const texts = useTexts(advancedTexts);
  const navigate = useNavigate();
  const [name, setName] = useState(usualName);
  const { state, start, again, reset } = useToolRun<Answer>();
  if (state.status === 'done')
    return (
      <ToolResult
        file={state.answer.file}
        seconds={state.seconds}
        facts={props.facts?.(state.answer)}
        onAgain={reset}
        onAnew={props.onAnew}
        next={toolsForResult
          .filter(({ id }) => id !== tool && state.answer.file.type === 'application/pdf')
          .map(({ id, Icon }) => ({
            label: texts.tools[id].name,
            icon: <Icon aria-hidden="true" />,
            onGo: () => void navigate(toolPath(id, [state.answer.file.id])),
          }))}
      />
    );
  const isRunning = state.status === 'running';
  const begin = () =>
    start({
      action: props.action,
      title: texts.tools[tool].name,
      send: (operationId) => props.send({ operationId, outputName: fullName(name, usualName, ending) }),
      done: () => props.done,
      failed: props.failed,
    });
  return (
    <>
      {state.status === 'failed' && <ToolFailure message={state.message} onAgain={again} />}
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            {props.aside}
            {/* What is being worked with stays as it was asked for. */}
            <fieldset disabled={isRunning} className="min-w-0">
              <OptionsPanel
                title={texts.options}
                reset={props.onReset && { label: texts.reset, onReset: props.onReset }}
              >
                {props.options}
              </OptionsPanel>
            </fieldset>
          </div>
        }
      >
        {props.children}
      </ToolLayout>
      <ToolBar
        operation={isRunning ? state.operation : undefined}
        action={
          <>
            <OutputName label={texts.outputName} value={name} ending={ending} onChange={setName} />
            <Button look="primary" size="large" disabled={missing !== null} onClick={begin}>
              {props.button}
            </Button>
          </>
        }
      >
        <div className="min-w-0">
          <p className="truncate text-14 font-bold">{props.summary}</p>
          <p className="text-13 text-ink-soft">{missing ?? props.detail ?? texts.saved}</p>
        </div>
      </ToolBar>
    </>
  );
}
