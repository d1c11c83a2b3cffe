import { formatRefusal } from '@sheaf/messages/reasons';
import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import {
  findProtectionProblem,
  protectionOf,
  type ProtectionProblem,
} from '@sheaf/pdf-core/tools/document-state.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { fetchErrorMessages } from '../../../../lib/messages/error-messages.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useLanguage } from '../../../../lib/messages/translated.ts';
import type { StoredFile } from '../../../files/item.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { useUnlockPath } from '../run/way-back.ts';

interface ProtectedFileProps {
  tool: ToolName;
  file: StoredFile;
  /** The chosen file, and the way to another. */
  aside: ReactNode;
  /** The tool. */
  children: ReactNode;
}

/** A tool with a protected file: what it would refuse is said before anything is done, with the way out. */
export default function ProtectedFile({ tool, file, aside, children }: ProtectedFileProps) {
  const protection = protectionOf(file.reading);
  const { metered } = tools[tool];
  // What the server reads page by page is read of any document that opens.
  const problem = metered && protection !== 'locked' ? null : findProtectionProblem(tool, {}, protection);
  // What only some options need is told by the tool where they are chosen.
  if (!problem) return children;
  return (
    <div className="flex flex-col gap-4">
      <ProtectedNote file={file} problem={problem} />
      {aside}
    </div>
  );
}

/** Of several files, those that open only with a password. */
export function LockedFiles({ tool, files }: { tool: ToolName; files: StoredFile[] }) {
  const t = useMessages(advancedMessages);
  const locked = files.filter(({ reading }) => reading.locked);
  const [first] = locked;
  const problem = first && findProtectionProblem(tool, {}, 'locked');
  if (!first || !problem) return null;
  return (
    <div className="wrap pt-4">
      <ProtectedNote
        file={first}
        problem={problem}
        fact={
          files.length > 1
            ? t('lockedNamed', { names: locked.map(({ filename }) => filename).join(', ') })
            : undefined
        }
      />
    </div>
  );
}

export function ProtectedNote({
  file,
  problem,
  fact,
}: {
  file: StoredFile;
  problem: ProtectionProblem;
  fact?: string | undefined;
}) {
  const t = useMessages(advancedMessages);
  const toUnlock = useUnlockPath(file.id);
  const language = useLanguage();
  const { data: format } = useQuery({
    queryKey: ['error-messages', language],
    queryFn: () => fetchErrorMessages(language),
    staleTime: Infinity,
  });
  if (!format) return null;
  return (
    <Note
      kind="warn"
      fact={fact ?? t('protected')}
      action={
        problem.reason !== 'nothing_to_unlock' && (
          <ButtonLink size="small" to={toUnlock}>
            {t('unlock')}
          </ButtonLink>
        )
      }
    >
      {formatRefusal(format, { reason: problem.reason })}
    </Note>
  );
}
