import { useMemo } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { toolAreaMessages } from '../shared/tool-area.messages.ts';
import { groupOf } from '../shared/tool-list.ts';
import { toolsForFiles } from '../shared/tools-for-files.ts';
import { nameTool, toolMessages } from '../shared/tools.messages.ts';

/** PDFs that were brought to a tool for images: what they can be converted to. */
export default function HeldPdfs({ files }: { files: StoredFile[] }) {
  const t = useMessages(toolAreaMessages);
  const tTools = useMessages(toolMessages);
  const pdfs = useMemo(() => files.filter((file) => isOfKind(file, 'pdf')), [files]);
  const targets = useMemo(
    // Of that group, what takes something out of a document converts nothing.
    () => toolsForFiles(pdfs).filter(({ id }) => id.startsWith('to-') && groupOf(id) === 'convert'),
    [pdfs],
  );
  const [first] = pdfs;
  if (!first) return null;
  return (
    <section aria-labelledby="held-pdfs" className="mb-5">
      <h2 id="held-pdfs" className="section-title wrap-anywhere">
        {t('becomes', { name: first.filename, count: pdfs.length })}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {targets.map(({ id, Icon, to }) => (
          <li key={id}>
            <ButtonLink to={to}>
              <Icon aria-hidden="true" />
              {nameTool(tTools, id)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
