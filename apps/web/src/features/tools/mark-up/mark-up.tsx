import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Rights } from '../../preview/document/use-pdf-document.ts';
import { InFrame } from '../../preview/preview-frame.tsx';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import { hasWords } from '../annotate/annotations.ts';
import { useMissingPlan } from '../tool-page/use-missing-plan.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { fillNext } from './fill-next.ts';
import { MarkBar } from './mark-bar.tsx';
import { MarkSheet } from './mark-sheet.tsx';
import { PlanBar, XfaBar } from './note-bars.tsx';
import { highlightLines, markOf, type MarkTool, type Wish } from './pen.ts';
import { selectedLines } from './page-text.ts';
import { SignatureLinks } from './signature-links.tsx';
import type { DocumentFacts } from './use-document-facts.ts';
import { useFormFields } from './use-form-fields.ts';
import { useMarks } from './use-marks.ts';
import { usePen } from './use-pen.ts';
import { useSaveMarks } from './use-save-marks.ts';
import { useSheets } from './use-sheets.ts';
import { useTabOrder } from './use-tab-order.ts';
import { useTouchFields } from './use-touch-fields.ts';
import { useTwoFingers } from './use-two-fingers.ts';

export interface MarkUpProps {
  view: PdfView;
  file: { id: string; filename: string; version: number };
  rights: Rights;
  facts: DocumentFacts;
  isOpen: boolean;
  wish: Wish | null;
  onOpen: () => void;
  onClose: () => void;
  onSaved: (fileId: string) => void;
  onUnsaved: (count: number) => void;
}

const nothing: Draft = { marks: [], fields: {}, inputs: {} };

/** Marks the open document and fills in its form; what is not saved is kept in this browser. */
export default function MarkUp(props: MarkUpProps) {
  const { view, file, rights, facts, isOpen, wish, onOpen, onUnsaved } = props;
  const plan = useMissingPlan('annotate');
  const [draft] = useState(() => readDraft(file.id) ?? nothing);
  const marks = useMarks(draft.marks);
  const filled = useFormFields(view, draft);
  const sheets = useSheets(view);
  const { save, isSaving } = useSaveMarks(file, (id) => {
    dropDraft(file.id);
    props.onSaved(id);
  });
  const placed = marks.shown.filter(({ mark }) => hasWords(mark));
  const unsaved = placed.length + Object.keys(filled.fields).length;
  const current = JSON.stringify({ ...filled, marks: placed });
  useEffect(() => keepDraft(file.id, JSON.parse(current) as Draft), [file.id, current]);
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  useOpeningByFields(view, onOpen);
  useTabOrder(view, file, facts.hasFields && rights.canFill);
  useTouchFields(view, facts.hasFields);

  /** A selection is highlighted at once; there is nothing to drag over any more. */
  const markSelection = (color: string) => {
    const made = sheets.flatMap(({ div, size, turn, number }) => {
      const mark = turn === 0 && highlightLines(selectedLines(div, size), color, number);
      return mark ? [mark] : [];
    });
    for (const mark of made) marks.add(mark);
    if (made.length) getSelection()?.removeAllRanges();
    return made.length > 0;
  };
  const putInMiddle = (tool: MarkTool) => {
    const sheet = sheets.find(({ number }) => number === view.read().page);
    if (!sheet || tool === 'ink') return;
    const { width, height } = sheet.size;
    const stroke = [
      { x: width / 2 - 60, y: height / 2 + 12 },
      { x: width / 2 + 60, y: height / 2 - 12 },
    ];
    const mark = markOf({ ...pen, tool }, sheet.number, stroke, sheet.size);
    if (mark) marks.add(mark, true);
  };
  const { pen, setPen, choose } = usePen({ view, marks, wish, markSelection, putInMiddle });
  useTwoFingers(view.container, pen.tool !== null);

  const canMark = rights.canMark && plan === null;
  return (
    <>
      {isOpen && (
        <InFrame place="bar">
          {plan ? (
            <PlanBar plan={plan} onClose={props.onClose} />
          ) : facts.isXfaOnly && !canMark ? (
            <XfaBar />
          ) : (
            <>
              {facts.isXfaOnly && <XfaBar />}
              <MarkBar
                marks={marks}
                pen={pen}
                onPen={setPen}
                onTool={choose}
                canMark={canMark}
                onFill={facts.hasFields && rights.canFill ? () => void fillNext(view) : null}
                unsaved={unsaved}
                isSigned={facts.signed.length > 0}
                isSaving={isSaving}
                onSave={(as) => save({ marks: placed, fields: filled.fields }, as)}
                onClose={() => {
                  setPen({ ...pen, tool: null });
                  props.onClose();
                }}
              />
            </>
          )}
        </InFrame>
      )}
      {sheets.map((sheet) =>
        createPortal(
          <>
            {facts.hasFields && (
              <SignatureLinks view={view} sheet={sheet} fileId={file.id} signed={facts.signed} />
            )}
            <MarkSheet sheet={sheet} marks={marks} pen={pen} />
          </>,
          sheet.layer,
          String(sheet.number),
        ),
      )}
    </>
  );
}

/** Whoever goes into a field sees where it is saved. */
function useOpeningByFields({ container }: PdfView, onOpen: () => void): void {
  const open = useCallback(
    ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-element-id]')) onOpen();
    },
    [onOpen],
  );
  useEffect(() => {
    container.addEventListener('focusin', open);
    return () => container.removeEventListener('focusin', open);
  }, [container, open]);
}
