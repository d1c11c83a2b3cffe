import type { ReactNode } from 'react';
import type { FileKind } from '../files/file-kinds.ts';
import { ToolArea } from '../files/tool-area.tsx';
import { ToolFailure } from './tool-failure.tsx';
import { ToolResult } from './late-result.ts';
import type { StoredFile } from '../../../files/item.ts';
import type { NextTool } from './next-tool.ts';
import { ToolStart } from '../files/tool-start.tsx';
import type { PickedFiles } from '../files/use-picked-files.ts';
import type { ToolId } from '../tool-list.ts';
import type { ToolAnswer, ToolRun } from './use-tool-run.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

interface ToolStepsProps<Answer extends ToolAnswer> {
  kind: FileKind;
  isSeveral: boolean;
  picked: PickedFiles;
  run: ToolRun<Answer>;
  /** Nothing that fits has been picked yet. */
  isEmpty: boolean;
  start: { tool: ToolId; title: string; text: string };
  /** Above the start: for files that were brought along and are not of its kind. */
  held?: ReactNode;
  /** Shown for files that the tool does not accept. */
  wrongKind: string;
  /** A summary of the result. */
  renderResult: (answer: Answer) => {
    facts?: ReactNode;
    nextOf?: (file: StoredFile) => NextTool[];
    /** Beside each of several results, by its position. */
    detailOf?: (index: number) => string | undefined;
    more?: ReactNode;
  };
  /** What is done with the files. */
  children: (choose: () => void) => ReactNode;
}

/** A tool from its first file to its result. */
export function ToolSteps<Answer extends ToolAnswer>(props: ToolStepsProps<Answer>) {
  const { kind, isSeveral, picked, run, isEmpty, start, held, wrongKind, renderResult, children } = props;
  const { state, again, reset } = run;
  return (
    <ToolArea
      kind={kind}
      isSeveral={isSeveral}
      onFiles={isSeveral ? picked.add : (files) => picked.set(files.slice(-1))}
      wrongKind={wrongKind}
    >
      {({ choose, upload }) => {
        if (state.status === 'done') {
          const { facts, nextOf, detailOf, more } = renderResult(state.answer);
          return (
            <ToolResult
              file={state.answer.file}
              files={state.answer.files}
              seconds={state.seconds}
              facts={facts}
              notices={state.answer.notices}
              nextOf={nextOf}
              detailOf={detailOf}
              onAgain={again}
              onAnew={() => {
                picked.set([]);
                reset();
              }}
            >
              {more}
            </ToolResult>
          );
        }
        if (isEmpty && picked.isPending) return <ToolSkeleton />;
        if (isEmpty)
          return (
            <>
              {held}
              <ToolStart kind={kind} isSeveral={isSeveral} {...start} onChoose={choose} onFiles={upload} />
            </>
          );
        return (
          <>
            {state.status === 'failed' && <ToolFailure message={state.message} onAgain={again} />}
            {children(choose)}
          </>
        );
      }}
    </ToolArea>
  );
}
