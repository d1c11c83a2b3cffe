import { TriangleAlert } from 'lucide-react';
import { TextLink } from '../../../../components/text-link.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolPath } from '../tool-list.ts';
import { toolMessages } from '../tools.messages.ts';
import { noticeMessages } from './notices.messages.ts';

export interface ResultNotice {
  code: string;
  params: Record<string, string | number>;
  /** In English: shown for codes that this page does not know yet. */
  message: string;
}

interface ResultNoticesProps {
  notices?: ResultNotice[] | undefined;
  /** The result, for the tool that is the way out. */
  fileId: string;
}

/** What there is to know of a result: repairs, losses and warnings. */
export function ResultNotices({ notices = [], fileId }: ResultNoticesProps) {
  const t = useMessages(noticeMessages);
  const tTools = useMessages(toolMessages);
  // That nothing was found stands among the facts of the result.
  const shown = notices.filter(({ code }) => code !== 'nothing_found');
  if (!shown.length) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-14">
      {shown.map(({ code, params, message }) => (
        <li key={`${code} ${JSON.stringify(params)}`} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t.find(code, params) ?? message}{' '}
            {code === 'words_underneath' && (
              <TextLink to={toolPath('redact', [fileId])}>{tTools('redact.name')}</TextLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
