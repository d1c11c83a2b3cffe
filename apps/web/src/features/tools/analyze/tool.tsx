import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Card, CardHeader } from '../../../components/card.tsx';
import { Note } from '../../../components/note.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { toolPath } from '../shared/tool-list.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { findingOf, useAnswers } from '../../../lib/messages/answer-messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { AnalyzeFacts } from './analyze-facts.tsx';
import { AnalyzeTables } from './analyze-tables.tsx';
import { analyzeMessages } from './analyze.messages.ts';
import type { Analysis } from '../shared/reports.ts';
import { WantedData } from '../shared/wanted-data.tsx';

/** A report to read: what the document is, what is on its pages, what it weighs, and what to mind. */
export default onDocument(AnalyzeTool);

function AnalyzeTool({ document, aside }: DocumentToolProps) {
  const t = useMessages(analyzeMessages);
  const query = useQuery(
    trpc.pdfTools.analyze.queryOptions({ id: document.file.id }, { staleTime: Infinity, retry: false }),
  );
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
      {({ analysis }) => <AnalysisReport analysis={analysis} document={document} aside={aside} />}
    </WantedData>
  );
}

function AnalysisReport({
  analysis,
  document,
  aside,
}: Omit<DocumentToolProps, 'onAnew'> & { analysis: Analysis }) {
  const t = useMessages(analyzeMessages);
  const say = useAnswers();
  const { file } = document;
  return (
    <ToolLayout
      aside={
        <div className="flex flex-col gap-4">
          {aside}
          <AnalyzeFacts analysis={analysis} />
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {analysis.savings.bytes > 0 && (
          <Note
            fact={t('savings', { size: formatBytes(analysis.savings.bytes) })}
            action={
              <ButtonLink size="small" to={toolPath('compress', [file.id])}>
                {t('compress')}
              </ButtonLink>
            }
          >
            {analysis.savings.parts
              .map((part) => `${say(findingOf(part))}: ${formatBytes(part.bytes)}`)
              .join(', ')}
          </Note>
        )}
        {analysis.warnings.map((warning) => (
          <Note key={warning.message} kind="warn" fact={say(findingOf(warning))} />
        ))}
        <section>
          <h2 className="group-title mb-2">{t('pagesTitle')}</h2>
          <PageGrid
            document={document}
            renderCaption={(index) => {
              const page = analysis.pages[index];
              return (
                page && (
                  <>
                    <strong className="font-bold text-ink">{index + 1}</strong> {t(`kinds.${page.kind}`)}
                    <br />
                    {t('pageWords', { words: page.words })}
                  </>
                )
              );
            }}
          />
        </section>
        <AnalyzeTables analysis={analysis} />
        <Card className="pb-3">
          <CardHeader title={t('access')} />
          <ul className="px-5 py-2">
            {analysis.accessibility.map(({ passed, ...check }) => (
              <li key={check.code} className="flex items-center gap-2 py-1 text-13">
                {passed ? (
                  <Check aria-hidden="true" className="text-accent-ink" />
                ) : (
                  <Minus aria-hidden="true" className="text-ink-faint" />
                )}
                <span className="flex-1">{say(findingOf(check))}</span>
                <span className="text-ink-soft">{passed ? t('passed') : t('notPassed')}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ToolLayout>
  );
}
