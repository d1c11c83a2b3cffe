import type { OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { Note } from '../../../components/note.tsx';
import { languageName } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { formatRanges } from '../split/split-parts.ts';
import { ocrMessages } from './ocr.messages.ts';

type Page = OcrResult['pages'][number];

/** Pages in another language than chosen: read in that one, or in the chosen one since it is not installed. */
export function LanguageNotes({ pages, asked }: { pages: Page[]; asked: string | undefined }) {
  const t = useMessages(ocrMessages);
  const group = (languageOf: (page: Page) => string | undefined) =>
    [...Map.groupBy(pages, languageOf)].flatMap(([language, all]) =>
      language === undefined
        ? []
        : { names: language.split('+').map(languageName).join(', '), count: all.length, pages: listed(all) },
    );
  const read = asked ? group(({ language }) => (language === asked ? undefined : language)) : [];
  const missing = group(({ otherLanguage }) => otherLanguage);
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      {read.map(({ names, count, pages: where }) => (
        <Note key={names} fact={t('otherRead', { language: names, count, pages: where })}>
          {t('otherReadText', { count })}
        </Note>
      ))}
      {missing.map(({ names, count, pages: where }) => (
        <Note key={names} kind="warn" fact={t('otherMissing', { language: names, count, pages: where })}>
          {t('otherMissingText', { count })}
        </Note>
      ))}
    </div>
  );
}

const listed = (pages: Page[]) =>
  formatRanges(
    pages.map(({ page }) => page),
    ', ',
  );
