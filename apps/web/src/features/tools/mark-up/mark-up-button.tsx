import { Highlighter } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Rights } from '../../preview/document/use-pdf-document.ts';
import { InFrame } from '../../preview/preview-frame.tsx';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import { readDraft } from './drafts.ts';
import { readMarkKey } from './mark-keys.ts';
import { markUpMessages } from './mark-up.messages.ts';
import type { Wish } from './pen.ts';
import { useDocumentFacts } from './use-document-facts.ts';
import { isWide } from '../../../lib/page/is-wide.ts';

const MarkUp = lazy(() => import('./mark-up.tsx'));

interface MarkUpButtonProps {
  view: PdfView;
  rights: Rights;
  file: { id: string; filename: string; version: number };
  onSaved: (fileId: string) => void;
  onUnsaved: (count: number) => void;
}

/** The button among the tools of the viewer. What it opens is loaded when it is first used, or for a form. */
export function MarkUpButton({ view, rights, file, onSaved, onUnsaved }: MarkUpButtonProps) {
  const t = useMessages(markUpMessages);
  const facts = useDocumentFacts(view);
  const [wanted, setWanted] = useState<boolean | null>(() => (readDraft(file.id) ? true : null));
  const [wish, setWish] = useState<Wish | null>(null);
  const isForm = facts !== null && (facts.hasFields || facts.isXfaOnly) && rights.canFill;
  const isOpen = wanted ?? (isForm && isWide());
  const open = useCallback(() => setWanted(true), []);
  const canOpen = rights.canMark || isForm;
  useEffect(() => {
    if (!rights.canMark) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const tool = readMarkKey(event);
      if (!tool) return;
      event.preventDefault();
      setWanted(true);
      setWish({ tool });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [rights.canMark]);
  if (!canOpen) return null;
  return (
    <>
      <InFrame place="tools">
        <IconButton
          name={t('open')}
          aria-pressed={isOpen}
          onClick={() => setWanted(!isOpen)}
          className="aria-pressed:bg-hover aria-pressed:text-ink"
        >
          <Highlighter aria-hidden="true" />
        </IconButton>
      </InFrame>
      {facts && (isOpen || isForm || wanted !== null) && (
        <Suspense>
          <MarkUp
            view={view}
            file={file}
            rights={rights}
            facts={facts}
            isOpen={isOpen}
            wish={wish}
            onOpen={open}
            onClose={() => setWanted(false)}
            onSaved={onSaved}
            onUnsaved={onUnsaved}
          />
        </Suspense>
      )}
    </>
  );
}
