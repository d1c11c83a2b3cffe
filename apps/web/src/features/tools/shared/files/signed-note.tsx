import type { ToolName } from '@sheaf/pdf-core/tools';
import { fateOfSignature } from '@sheaf/pdf-core/tools/document-state.ts';
import { useQueries } from '@tanstack/react-query';
import { Note } from '../../../../components/note.tsx';
import { trpc } from '../../../../lib/api/trpc.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

/** Each file is read for it: of more, the first are asked. */
const MOST_FILES = 20;
/** Beyond them, their number: the note leaves the files their room. */
const NAMED = 3;

/** Says before a tool runs that it would break a signature, refuse a signed file or leave it as it is. */
export function SignedNote({ tool, files }: { tool: ToolName; files: StoredFile[] }) {
  const t = useMessages(toolAreaMessages);
  const fate = fateOfSignature(tool);
  const pdfs = fate === 'kept' ? [] : files.filter(({ type }) => type === 'application/pdf');
  // Of files that were read before it was kept. A locked document cannot be read before its password is given.
  const asked = pdfs
    .filter(({ reading }) => reading.signed === undefined && !reading.locked)
    .slice(0, MOST_FILES);
  const found = useQueries({
    queries: asked.map(({ id, version }) =>
      trpc.pdfTools.info.queryOptions({ id, version }, { staleTime: Infinity, retry: false }),
    ),
    combine: (answers) => asked.filter((_, index) => (answers[index]?.data?.info.signatures ?? 0) > 0),
  });
  const signed = pdfs.filter((file) => file.reading.signed || found.includes(file));
  if (signed.length === 0) return null;
  const count = signed.length;
  const names = signed.slice(0, NAMED).map(({ filename }) => filename);
  const rest = count - names.length;
  const fact =
    files.length > 1 ? t('signed.named', { names: names.join(', '), rest }) : t('signed.fact', { count });
  return (
    <div className="wrap pt-4">
      <Note kind="warn" fact={fact}>
        {t(fate === 'refused' ? 'signed.refuses' : fate === 'left' ? 'signed.leaves' : 'signed.breaks')}
      </Note>
    </div>
  );
}
