import type { OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { Copy, Download, MessageSquareText, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Note } from '../../../components/note.tsx';
import type { StoredFile } from '../../files/item.ts';
import type { RunningOperation } from '../../operations/operations-store.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { saveBlob } from '../../../lib/api/download.ts';
import { formatNumber, formatPercent } from '../../../lib/messages/format.ts';
import { languageName } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { BarWords } from '../shared/run/bar-words.tsx';
import { ToolBar } from '../shared/run/tool-bar.tsx';
import { LanguageNotes } from './language-notes.tsx';
import { ocrMessages } from './ocr.messages.ts';
import { ReadPages } from './read-pages.tsx';

interface OcrReadingProps {
  file: StoredFile;
  result: OcrResult;
  /** The languages that were just asked for. */
  asked: string | undefined;
  operation: RunningOperation | undefined;
  aside: ReactNode;
  onSave: () => void;
  onAsk: () => void;
  onAgain: () => void;
}

/** What was read, how sure that is, and what can be done with it. */
export function OcrReading({
  file,
  result,
  asked,
  operation,
  aside,
  onSave,
  onAsk,
  onAgain,
}: OcrReadingProps) {
  const t = useMessages(ocrMessages);
  const { text, pages } = result;
  const count = file.page_count ?? 1;
  const isPart = pages.length < count;
  const words = text.match(/\S+/gu)?.length ?? 0;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  }
  const download = () =>
    saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${file.filename}.txt`);
  return (
    <>
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            {aside}
            <Facts result={result} words={words} />
            <div className="-mx-3 flex flex-col items-start">
              <Button look="bare" disabled={!text} onClick={download}>
                <Download aria-hidden="true" />
                {t('save')}
              </Button>
              <Button look="bare" disabled={!text} onClick={onAsk}>
                <MessageSquareText aria-hidden="true" />
                {t('ask')}
              </Button>
              <Button look="bare" disabled={operation !== undefined} onClick={onAgain}>
                <RefreshCw aria-hidden="true" />
                {t('again')}
              </Button>
            </div>
          </div>
        }
      >
        <LanguageNotes pages={pages} asked={asked} />
        {text ? (
          <ReadPages fileId={file.id} pages={pages} />
        ) : (
          <Note kind="warn" fact={t('nothing')}>
            {t('nothingText')}
          </Note>
        )}
      </ToolLayout>
      <ToolBar
        operation={operation}
        action={
          <>
            <Button size="large" disabled={!text} onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {t('copy')}
            </Button>
            <Button look="primary" size="large" className="max-desktop:flex-1" onClick={onSave}>
              {t('searchable')}
            </Button>
          </>
        }
      >
        <BarWords
          fact={
            isPart
              ? t('soFar', { read: pages.length, count })
              : t('resultSummary', { words, count: pages.length })
          }
        >
          {t('resultText')}
        </BarWords>
      </ToolBar>
    </>
  );
}

function Facts({ result, words }: { result: OcrResult; words: number }) {
  const t = useMessages(ocrMessages);
  const read = result.pages.filter(({ source }) => source === 'ocr').length;
  return (
    <Card className="px-5 py-4">
      <h2 className="text-13 text-ink-soft">{t('confidence')}</h2>
      <p className="mt-1 font-serif text-40 leading-none tabular-nums">
        {read ? formatPercent(result.confidence) : '–'}
      </p>
      <p className="mt-1.5 text-12 text-ink-faint">
        {read ? t('confidenceText', { count: read }) : t('carriedText')}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3 text-13 tabular-nums">
        <dt className="text-ink-soft">{t('words')}</dt>
        <dd className="text-right">{formatNumber(words)}</dd>
        <dt className="text-ink-soft">{t('pages')}</dt>
        <dd className="text-right">{formatNumber(result.pageCount)}</dd>
        <dt className="text-ink-soft">{t('language')}</dt>
        <dd className="text-right">{result.language.split('+').map(languageName).join(', ')}</dd>
      </dl>
    </Card>
  );
}
