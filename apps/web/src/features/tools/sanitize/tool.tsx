import { nameResult } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { hiddenMessages } from '../find-hidden/hidden.messages.ts';
import { redactTool } from '../find-hidden/redact-tool.ts';
import { callTool, type Made } from '../shared/form/call-tool.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import type { Hidden } from '../shared/reports.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { toolPath } from '../shared/tool-list.ts';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { aboutTool, nameTool, toolMessages } from '../shared/tools.messages.ts';
import { WantedData } from '../shared/wanted-data.tsx';
import { KindSwitches } from './kind-switches.tsx';
import { FIRST, type Wanted } from './kinds.ts';
import { RemovedFacts } from './removed-facts.tsx';

/** What is in this document is listed with how much of it there is, and each kind can stay. */
export default onDocument(SanitizeTool);

const showFacts = ({ report }: Made) => <RemovedFacts report={report} />;

function SanitizeTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(hiddenMessages);
  const query = useQuery(
    trpc.pdfTools.findHidden.queryOptions({ id: document.file.id }, { staleTime: Infinity, retry: false }),
  );
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
      {(found) => <Choice found={found} document={document} {...rest} />}
    </WantedData>
  );
}

function Choice({ found, document, aside, onAnew }: DocumentToolProps & { found: Hidden }) {
  const t = useMessages(toolOptionMessages);
  const tTools = useMessages(toolMessages);
  const tHidden = useMessages(hiddenMessages);
  const [wanted, setWanted] = useState<Wanted>(FIRST);
  const { file } = document;
  return (
    <ToolFrame<Made>
      tool="sanitize"
      action="sanitize"
      usualName={nameResult('sanitize', [file.filename])}
      button={t('sanitize.button')}
      summary={aboutTool(tTools, 'sanitize')}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setWanted(FIRST)}
      send={(request) => callTool('sanitize', { fileIds: [file.id], options: wanted, ...request })}
      facts={showFacts}
      options={<KindSwitches carried={found.carried} wanted={wanted} onChange={setWanted} />}
    >
      <div className="flex flex-col gap-4">
        {found.words > 0 && (
          <Note
            kind="warn"
            fact={tHidden('stays', { words: found.words })}
            action={
              <ButtonLink size="small" to={toolPath(redactTool ?? 'find-hidden', [file.id])}>
                {redactTool ? tHidden('redact') : nameTool(tTools, 'find-hidden')}
              </ButtonLink>
            }
          >
            {tHidden('staysText')}
          </Note>
        )}
        <PageGrid document={document} />
      </div>
    </ToolFrame>
  );
}
