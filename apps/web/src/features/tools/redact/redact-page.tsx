import { Plus } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';
import type { OpenedDocument } from '../shared/page/document.ts';
import { PageArea } from '../shared/page/page-area.tsx';
import { A4, type Box, boxAround, boxBetween } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { pagePointOf, startPageDrag } from '../shared/page/use-page-drag.ts';
import { RedactOverlay } from './redact-overlay.tsx';
import { redactMessages } from './redact.messages.ts';
import { LEAST, type Redaction } from './use-redaction.ts';
import { usePageWords } from './use-search.ts';

const USUAL = { width: 120, height: 24 };
/** A tap reaches this far around a finger, in points. */
const TAP = 3;

interface RedactPageProps {
  document: OpenedDocument;
  redaction: Redaction;
  page: number;
  onPage: (page: number) => void;
  /** The boxes of the find that was chosen in the list. */
  current: Box[];
  color: string;
  language: string;
}

/** The page on which finds are seen, boxes are drawn and words are picked. */
export function RedactPage({ document, redaction, page, onPage, current, color, language }: RedactPageProps) {
  const t = useMessages(redactMessages);
  const errorTexts = useTranslated(errorWords);
  const { file, pages } = document;
  const { drawn, covered, kept, chosen, setChosen, history, add, remove } = redaction;
  const [mode, setMode] = useState<'draw' | 'pick'>('draw');
  const [draft, setDraft] = useState<Box | null>(null);
  const words = usePageWords(file.id, page, language, mode === 'pick');
  const size = pages[page - 1] ?? A4;
  const onThis = <Placed extends { page: number }>(all: Placed[]) => all.filter((box) => box.page === page);
  const finish = (box: Box) => {
    setDraft(null);
    const reached = grow(box, TAP);
    const picked = mode === 'pick' ? (words.data ?? []).filter((word) => meets(word, reached)) : [box];
    add(picked.map((one) => ({ ...one, page })));
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    setChosen(-1);
    const from = pagePointOf(event, size);
    startPageDrag(event, size, {
      onMove: (at) => setDraft(boxBetween(from, at)),
      onEnd: (at) => finish(boxBetween(from, at)),
    });
  };
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <SegmentedControl
          label={t(mode === 'draw' ? 'drawMode' : 'pickMode')}
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'draw', label: t('drawMode') },
            { value: 'pick', label: t('pickMode') },
          ]}
        />
        <p className="text-13 text-ink-soft">
          {t(mode)}
          {mode === 'draw' && <span className="pointer-coarse:hidden"> {t('drawKeys')}</span>}
        </p>
      </div>
      {words.error && (
        <Note
          kind="bad"
          fact={t('pickFailed', { message: describeError(readApiError(words.error), errorTexts) })}
        />
      )}
      <PageArea
        fileId={file.id}
        pages={pages}
        page={page}
        onPage={(next) => {
          onPage(next);
          setChosen(-1);
        }}
        cursor={mode === 'draw' ? 'cursor-crosshair' : words.isFetching ? 'cursor-progress' : 'cursor-text'}
        onPointerDown={begin}
        tools={
          <>
            <Button size="small" onClick={() => add([{ ...boxAround(middle, USUAL, size), page }])}>
              <Plus aria-hidden="true" />
              <span className="max-desktop:sr-only">{t('addBox')}</span>
            </Button>
            {drawn[chosen] && (
              <Button size="small" onClick={() => remove(chosen)}>
                {t('removeBox')}
              </Button>
            )}
            <UndoButtons history={history} />
          </>
        }
      >
        <RedactOverlay
          page={size}
          color={color}
          boxes={[...onThis(covered), ...onThis(drawn), ...(draft && mode === 'draw' ? [draft] : [])]}
          kept={[...onThis(kept), ...(draft && mode === 'pick' ? [draft] : [])]}
          current={current}
        />
        {drawn.map((box, index) =>
          box.page === page ? (
            <PlacedBox
              key={index}
              name={t('box', { number: index + 1 })}
              box={box}
              page={size}
              least={LEAST}
              selected={index === chosen}
              onSelect={() => setChosen(index)}
              onChange={(next) => history.set(drawn.with(index, { ...next, page }), `box ${index}`)}
              onRemove={() => remove(index)}
            />
          ) : null,
        )}
      </PageArea>
    </>
  );
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
