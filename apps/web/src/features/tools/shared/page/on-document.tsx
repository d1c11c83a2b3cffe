import type { ComponentType } from 'react';
import type { DocumentToolProps, ToolProps } from './document.ts';
import { type ToolShape, ToolSkeleton } from '../run/tool-skeleton.tsx';
import { WithDocument } from './with-document.tsx';

/** A tool whose document's pages are read first. */
export function onDocument(
  Tool: ComponentType<DocumentToolProps>,
  shape?: ToolShape,
): ComponentType<ToolProps> {
  return function OnDocument({ file, aside, onAnew }) {
    return (
      <WithDocument file={file} skeleton={<ToolSkeleton shape={shape} />}>
        {(document) => <Tool document={document} aside={aside} onAnew={onAnew} />}
      </WithDocument>
    );
  };
}
