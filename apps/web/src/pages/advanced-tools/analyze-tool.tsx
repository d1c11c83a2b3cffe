import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { toolPath } from '../../features/pdf-tools/advanced/tool-list.ts';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnalyzeFacts } from './analyze-facts.tsx';
import { AnalyzeTables } from './analyze-tables.tsx';
import { analyzeTexts } from './analyze.texts.ts';
import type { Analysis } from './reports.ts';
import { WantedData } from './wanted-data.tsx';

/** A report to read: what the document is, what is on its pages, what it weighs, and what to mind. */
export default function AnalyzeTool({ document, aside }: DocumentToolProps) {
  const texts = useTexts(analyzeTexts);
  const query = useQuery(
    trpc.pdfTools.analyze.queryOptions({ id: document.file.id }, { staleTime: Infinity, retry: false }),
  );
  return (
    <WantedData query={query} texts={texts}>
      {({ analysis }) => <AnalysisReport analysis={analysis} document={document} aside={aside} />}
    </WantedData>
  );
}

function AnalysisReport({
  analysis,
  document,
  aside,
}: Omit<DocumentToolProps, 'onAnew'> & { analysis: Analysis }) {
  const texts = useTexts(analyzeTexts);
  const say = useServerWords();
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
            fact={texts.savings(formatBytes(analysis.savings.bytes))}
            action={
              <ButtonLink size="small" to={toolPath('compress', [file.id])}>
                {texts.compress}
              </ButtonLink>
            }
          >
            {analysis.savings.parts
              .map(({ what, bytes }) => `${say(what)}: ${formatBytes(bytes)}`)
              .join(', ')}
          </Note>
        )}
        {analysis.warnings.map(({ code, message }) => (
          <Note key={code + message} kind="warn" fact={say(message)} />
        ))}
        <section>
          <h2 className="group-title mb-2">{texts.pagesTitle}</h2>
          <PageWall
            document={document}
            renderCaption={(index) => {
              const page = analysis.pages[index];
              return (
                page && (
                  <>
                    <strong className="font-bold text-ink">{index + 1}</strong> {texts.kinds[page.kind]}
                    <br />
                    {texts.pageWords(page.words)}
                  </>
                )
              );
            }}
          />
        </section>
        <AnalyzeTables analysis={analysis} />
        <Card className="pb-3">
          <CardHeader title={texts.access} />
          <ul className="px-5 py-2">
            {analysis.accessibility.map(({ check, passed }) => (
              <li key={check} className="flex items-center gap-2 py-1 text-13">
                {passed ? (
                  <Check aria-hidden="true" className="text-accent-ink" />
                ) : (
                  <Minus aria-hidden="true" className="text-ink-faint" />
                )}
                <span className="flex-1">{say(check)}</span>
                <span className="text-ink-soft">{passed ? texts.passed : texts.notPassed}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ToolLayout>
  );
}
