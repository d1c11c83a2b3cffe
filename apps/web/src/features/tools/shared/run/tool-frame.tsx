import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { isOfProtection } from '@sheaf/pdf-core/tools/document-state.ts';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { StoredFile } from '../../../files/item.ts';
import { refreshVersions } from '../../../files/versions/refresh-versions.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { nameTool, toolMessages } from '../tools.messages.ts';
import { OptionsPanel } from '../controls/options-panel.tsx';
import { fullName } from './output-name.tsx';
import { type NarrowView, ToolLayout } from './tool-layout.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useAskBeforeLeaving } from '../../../../lib/page/ask-before-leaving.ts';
import { BarWords } from './bar-words.tsx';
import { MakeBar } from './make-bar.tsx';
import { type Over, useSavesOver } from './saves-over.ts';
import { ToolFailure } from './tool-failure.tsx';
import { ToolResult } from './late-result.ts';
import { type ToolAnswer, useToolRun } from './use-tool-run.ts';
import { ToolRoundContext } from './tool-round.ts';
import { useLeaveQuestion } from '../../../../lib/leaving/use-leave-question.tsx';
import { useNextTools } from './use-next-tools.tsx';

const ScanNote = lazy(async () => ({ default: (await import('./scan-note.tsx')).ScanNote }));

const ProtectedFailure = lazy(async () => ({
  default: (await import('./protected-failure.tsx')).ProtectedFailure,
}));

/** What the page adds to a call of a tool. */
export interface ToolRequest extends Partial<Over> {
  operationId: string;
  outputName: string;
}

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
  /** Its files get names of their own. */
  isUnnamed?: boolean;
  /** Of which the result may become the newest version. */
  file?: StoredFile | undefined;
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
  /** Whether the member has put something together here that leaving would lose. */
  unsaved?: boolean;
  send: (request: ToolRequest) => Promise<Answer>;
  facts?: (answer: Answer) => ReactNode;
  /** Beside each of several results, by its position. */
  detailOf?: (answer: Answer, index: number) => string;
  /** What was found, below the result. */
  renderFindings?: (answer: Answer) => ReactNode;
  onAnew: () => void;
}

/** The shape of every tool that makes a file: the document, its options, and the bar with what will come of it. */
export function ToolFrame<Answer extends ToolAnswer>(props: ToolFrameProps<Answer>) {
  const { tool, ending = '.pdf', usualName, missing = null, done } = props;
  const t = useMessages(advancedMessages);
  const tTools = useMessages(toolMessages);
  const tArea = useMessages(toolAreaMessages);
  const nextTools = useNextTools(tool);
  const [given, setName] = useState<string | null>(null);
  const name = given ?? usualName;
  const savesOver = useSavesOver(tool, props.file, ending);
  const { keeps, over } = savesOver;
  const { reopen } = useContext(ToolRoundContext);
  const { state, start, reset } = useToolRun<Answer & { base?: number | undefined }>();
  const isUnsaved = Boolean(props.unsaved) && state.status !== 'done';
  useAskBeforeLeaving(isUnsaved);
  // What is being made goes on in the tray.
  const leaveQuestion = useLeaveQuestion(isUnsaved && state.status !== 'running');
  if (state.status === 'done')
    return (
      <ToolResult
        file={state.answer.file}
        files={state.answer.files}
        nextOf={nextTools}
        detailOf={(index) => props.detailOf?.(state.answer, index)}
        seconds={state.seconds}
        facts={props.facts?.(state.answer)}
        notices={state.answer.notices}
        base={state.answer.base}
        onUndone={reset}
        // After a save over the file, what was done to it is in it.
        onAgain={state.answer.base === undefined ? reset : reopen}
        onAnew={props.onAnew}
      >
        {props.renderFindings?.(state.answer)}
      </ToolResult>
    );
  const isRunning = state.status === 'running';
  const note =
    missing ?? (over ? tArea(keeps.isSigned ? 'over.keptSigned' : 'over.kept', keeps) : props.detail);
  const begin = () =>
    start({
      action: props.action,
      title: nameTool(tTools, tool),
      send: async (operationId) => {
        const outputName = fullName(name, usualName, ending);
        const answer = await props.send({ operationId, outputName, ...over });
        return { ...answer, base: over?.baseVersion };
      },
      done: done ? () => done : undefined,
      failed: props.failed,
      ...(over && { onDone: ({ file }) => void (file && refreshVersions(file.id)) }),
    });
  return (
    <>
      {leaveQuestion}
      {state.status === 'failed' &&
        (state.reason === 'document_without_text' && props.file && tools[tool].inputs.kind === 'pdf' ? (
          <Suspense>
            <ScanNote message={state.message} fileId={props.file.id} />
          </Suspense>
        ) : isOfProtection(state.reason) && props.file ? (
          <Suspense>
            <ProtectedFailure message={state.message} fileId={props.file.id} />
          </Suspense>
        ) : (
          <ToolFailure message={state.message} onAgain={begin} />
        ))}
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
        name={
          tools[tool].namesResult || props.isUnnamed
            ? null
            : over && props.file
              ? withoutEnding(props.file)
              : name
        }
        ending={ending}
        onName={setName}
        savesOver={savesOver}
        action={props.button}
        disabled={missing !== null}
        onMake={begin}
      >
        <BarWords fact={props.summary}>{note ?? t('saved')}</BarWords>
      </MakeBar>
    </>
  );
}

const withoutEnding = ({ filename }: StoredFile) => filename.replace(/\.[^.]+$/u, '');
