import type { ToolName } from '@sheaf/pdf-core/tools';
import { tools } from '@sheaf/pdf-core/tools';
import type { StoredFile } from '../../../files/item.ts';
import { LockedFiles } from './protected-file.tsx';
import { SignedNote } from './signed-note.tsx';
import { UnreadNote } from './unread-note.tsx';

interface FileNotesProps {
  tool: ToolName;
  files: StoredFile[];
  onFiles: (files: StoredFile[]) => void;
}

/** What is known of the chosen files, before the tool runs: signatures, passwords, pages without text. */
export default function FileNotes({ tool, files, onFiles }: FileNotesProps) {
  const { text, inputs, metered } = tools[tool];
  const [file] = files;
  return (
    <>
      <SignedNote tool={tool} files={files} />
      {(inputs.max > 1 || metered) && <LockedFiles tool={tool} files={files} />}
      {(text === 'needed' || metered) && inputs.max === 1 && file && (
        <UnreadNote key={file.id} tool={tool} file={file} onRead={(made) => onFiles([made])} />
      )}
    </>
  );
}
