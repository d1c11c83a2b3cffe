import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';

/** The table has the rest. */
const MOST = 500;

/** Codes in the order of the pages. Their texts come from the document, so none is a link. */
export function CodeList({ codes }: { codes: ToolReport<'read-codes'>['codes'] }) {
  const t = useMessages(toolOptionMessages);
  if (!codes.length) return null;
  return (
    <>
      <ol className="flex max-h-[60vh] flex-col divide-y divide-line overflow-y-auto">
        {codes.slice(0, MOST).map(({ page, kind, text }, index) => (
          <li key={index} className="py-2">
            <p className="text-12 text-ink-soft">
              {t('read-codes.page', { page })} · {t.find(`read-codes.choices.kind.${kind}`)}
            </p>
            <p className="text-14 whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      {codes.length > MOST && (
        <p className="pt-2 text-12 text-ink-soft">{t('read-codes.more', { more: codes.length - MOST })}</p>
      )}
    </>
  );
}
