import type { ComponentType } from 'react';
import type { DocumentToolProps, ToolProps } from './document.ts';
import { WithDocument } from './with-document.tsx';

/** A tool whose document's pages are read first. */
export function onDocument(Tool: ComponentType<DocumentToolProps>): ComponentType<ToolProps> {
  return function OnDocument({ file, aside, onAnew }) {
    return (
      <WithDocument file={file}>
        {(document) => <Tool document={document} aside={aside} onAnew={onAnew} />}
      </WithDocument>
    );
  };
}
