import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
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
  const { onSigned, makes = 'file' } = tools[tool];
  // A locked document cannot be read before its password is given.
  const isAsked =
    tool !== 'unlock' && onSigned !== 'kept' && makes !== 'report' && makes !== 'text' && isStillPdf(tool);
  const asked = isAsked ? files.filter(({ type }) => type === 'application/pdf').slice(0, MOST_FILES) : [];
  const signed = useQueries({
    queries: asked.map(({ id, version }) =>
      trpc.pdfTools.info.queryOptions({ id, version }, { staleTime: Infinity, retry: false }),
    ),
    combine: (answers) => asked.filter((_, index) => (answers[index]?.data?.info.signatures ?? 0) > 0),
  });
  if (signed.length === 0) return null;
  const count = signed.length;
  const names = signed.slice(0, NAMED).map(({ filename }) => filename);
  const rest = count - names.length;
  const fact =
    files.length > 1 ? t('signed.named', { names: names.join(', '), rest }) : t('signed.fact', { count });
  return (
    <div className="wrap pt-4">
      <Note kind="warn" fact={fact}>
        {t(
          onSigned === 'refused' ? 'signed.refuses' : onSigned === 'left' ? 'signed.leaves' : 'signed.breaks',
        )}
      </Note>
    </div>
  );
}

/** Of a Word file or pictures nobody expects the signature of the PDF. */
function isStillPdf(tool: ToolName): boolean {
  return extensionOf(tool) === 'pdf' || tool === 'split';
}
