import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../components/note.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { FileToolProps } from '../shared/page/document.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';

export default function UnlockTool({ file, aside, onAnew }: FileToolProps) {
  const t = useMessages(toolOptionMessages);
  // What is locked against opening has no pages that were counted, and would not answer.
  const { data } = useQuery(
    trpc.pdfTools.info.queryOptions(
      { id: file.id },
      { staleTime: Infinity, retry: false, enabled: file.page_count !== null },
    ),
  );
  const isOpen = data?.info.security === null;
  return (
    <FormTool
      tool="unlock"
      file={file}
      missing={() => (isOpen ? t('unlock.missing') : null)}
      aside={aside}
      onAnew={onAnew}
    >
      {() => (
        <>
          <Note fact={isOpen ? t('unlock.none') : t('unlock.fact')}>
            {isOpen ? t('unlock.noneText') : t('unlock.factText')}
          </Note>
          <FirstPage file={file} />
        </>
      )}
    </FormTool>
  );
}
