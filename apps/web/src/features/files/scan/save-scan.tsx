import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { Note } from '../../../components/note.tsx';
import { Thread } from '../../../components/thread.tsx';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { scanMessages } from './scan.messages.ts';
import type { SavingScan } from './use-save-scan.ts';
import type { Scan } from './use-scan.ts';

const LONGEST = 200;

interface SaveScanProps {
  scan: Scan;
  saving: SavingScan;
  onCancel: () => void;
}

/** The name of the PDF, and the one button that makes it. */
export function SaveScan({ scan, saving, onCancel }: SaveScanProps) {
  const t = useMessages(scanMessages);
  const errorTexts = useTranslated(errorWords);
  const [usual] = useState(() => fileName(t('name', { date: new Date() })));
  const [name, setName] = useState(usual);
  const { percent, error, isSaving } = saving;
  const isReady = !scan.isMaking && scan.made.length > 0;
  return (
    <div className="border-t px-4 py-3 desktop:px-6">
      {error && (
        <div className="mb-3">
          <Note kind="bad" fact={describeError(error, errorTexts)}>
            {t('kept')}
          </Note>
        </div>
      )}
      {percent !== null && <Thread value={percent} label={t('saving')} className="mb-3" />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Input
          aria-label={t('nameLabel')}
          value={name}
          end=".pdf"
          maxLength={LONGEST}
          disabled={isSaving}
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
          className="grow max-desktop:basis-full desktop:mr-auto desktop:max-w-[320px]"
        />
        {isSaving ? (
          <Button onClick={saving.stop}>{t('stop')}</Button>
        ) : (
          <>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button
              look="primary"
              className="max-desktop:flex-1"
              busy={scan.isMaking}
              disabled={!isReady}
              onClick={() => void saving.save(scan.made, fileName(name) || usual)}
            >
              {t('save', { count: scan.pages.filter(({ isWrong }) => !isWrong).length })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Without the extension that is put to it, and without what parts a path. */
function fileName(name: string): string {
  return name
    .trim()
    .replace(/\.pdf$/iu, '')
    .replaceAll(/[/\\]/gu, '-');
}
