import { ButtonLink } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { OpenedDocument } from '../shared/page/document.ts';
import { toolPath } from '../shared/tool-list.ts';
import { compareMessages } from './compare.messages.ts';
import type { Comparison, SideName } from './comparison.ts';
import { isPrinted } from './with-pages.tsx';

interface CompareNotesProps {
  report: Comparison;
  documents: Record<SideName, OpenedDocument>;
  /** Both are versions of one file. */
  isOneFile: boolean;
}

/** What was compared where nothing differs, and what the comparison could not read. */
export function CompareNotes({ report, documents, isOneFile }: CompareNotesProps) {
  const t = useMessages(compareMessages);
  const sides = ['before', 'after'] as const;
  return (
    <>
      {report.total === 0 && (
        <Note fact={t('none')}>
          {t('noneText', {
            words: report.before.words,
            pages: report.before.pages,
            pictures: report.pictures,
            drawn: report.pagesDrawn,
          })}
        </Note>
      )}
      {sides.map((side) => {
        const { pagesReadByOcr, pagesWithoutText } = report[side];
        const { file } = documents[side];
        const { id, filename, version } = file;
        const isPrint = isPrinted(file);
        const name = isOneFile ? t('version', { number: version }) : filename;
        return (
          <div key={side} className="contents">
            {pagesReadByOcr > 0 && <Note fact={t('ocr', { name })}>{t('ocrText')}</Note>}
            {pagesWithoutText > 0 && (
              <Note
                kind="warn"
                fact={t('noText', { name, pages: pagesWithoutText })}
                action={
                  // OCR reads the current version.
                  !isOneFile && (
                    <ButtonLink size="small" to={toolPath(isPrint ? 'to-pdf' : 'ocr', [id])}>
                      {t(isPrint ? 'toPdf' : 'runOcr')}
                    </ButtonLink>
                  )
                }
              >
                {t(isPrint ? 'noTextPrint' : 'noTextText')}
              </Note>
            )}
          </div>
        );
      })}
    </>
  );
}
