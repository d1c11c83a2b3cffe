import type { Annotation } from '@sheaf/pdf-core/options';
import { type PointerEvent, useState } from 'react';
import {
  type MarkType,
  boxOf,
  hasWords,
  makeMark,
  placeMark,
} from '../../features/pdf-tools/advanced/annotations.ts';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { useHistory } from '../../features/pdf-tools/advanced/history.ts';
import { PageDesk } from '../../features/pdf-tools/advanced/page/page-desk.tsx';
import type { Point } from '../../features/pdf-tools/advanced/page/page-geometry.ts';
import { PlacedBox } from '../../features/pdf-tools/advanced/page/placed-box.tsx';
import { pagePointOf, startPageDrag } from '../../features/pdf-tools/advanced/page/use-page-drag.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { AnnotateTools } from './annotate-tools.tsx';
import { annotateTexts } from './annotate.texts.ts';
import { MarkDrawing } from './mark-drawing.tsx';
import { MarkProperties } from './mark-properties.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { UndoButtons } from './undo-buttons.tsx';

const LEAST = { width: 4, height: 4 };
const RESIZED = new Set<MarkType>(['highlight', 'rectangle', 'stamp', 'text']);
const MOST = 5000;

export default function AnnotateTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(annotateTexts);
  const { file, pages } = document;
  const [page, setPage] = useState(1);
  const [type, setType] = useState<MarkType>('highlight');
  const [chosen, setChosen] = useState(-1);
  const [draft, setDraft] = useState<Annotation | null>(null);
  const history = useHistory<Annotation[]>([]);
  const marks = history.value;
  const size = pages[page - 1] ?? { width: 595, height: 842 };
  const add = (mark: Annotation | null) => {
    setDraft(null);
    if (!mark || marks.length >= MOST) return;
    history.set([...marks, mark]);
    setChosen(marks.length);
  };
  const change = (index: number, mark: Annotation) => history.set(marks.with(index, mark), `mark ${index}`);
  const remove = (index: number) => {
    history.set(marks.toSpliced(index, 1));
    setChosen(-1);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    setChosen(-1);
    const stroke: Point[] = [pagePointOf(event, size)];
    startPageDrag(event, size, {
      onMove(at) {
        stroke.push(at);
        setDraft(makeMark(type, page, [...stroke], size));
      },
      onEnd(at) {
        add(makeMark(type, page, [...stroke, at], size));
      },
    });
  };
  const middle = [
    { x: size.width / 2 - 60, y: size.height / 2 + 12 },
    { x: size.width / 2 + 60, y: size.height / 2 - 12 },
  ];
  const missing = marks.length === 0 ? texts.missing : marks.every(hasWords) ? null : texts.empty;
  const mark = marks[chosen];
  return (
    <ToolFrame
      tool="annotate"
      action="annotate"
      usualName="annotated"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(marks.length)}
      missing={missing}
      aside={aside}
      onAnew={onAnew}
      send={(request) => api.pdfTools.annotate.mutate({ fileId: file.id, annotations: marks, ...request })}
      options={
        <MarkProperties
          key={chosen}
          type={type}
          mark={mark}
          onPut={() => add(makeMark(type, page, middle, size))}
          onChange={(next) => change(chosen, next)}
          onRemove={() => remove(chosen)}
        />
      }
    >
      <AnnotateTools type={type} onType={setType} />
      <PageDesk
        fileId={file.id}
        pages={pages}
        page={page}
        onPage={(next) => {
          setPage(next);
          setChosen(-1);
        }}
        cursor="cursor-crosshair"
        onPointerDown={begin}
        tools={<UndoButtons history={history} />}
      >
        <MarkDrawing
          marks={[...marks, ...(draft ? [draft] : [])].filter((one) => one.page === page)}
          page={size}
        />
        {marks.map((one, index) =>
          one.page === page ? (
            <PlacedBox
              key={index}
              name={texts.mark(texts.types[one.type], index + 1)}
              box={boxOf(one)}
              page={size}
              least={RESIZED.has(one.type) ? LEAST : undefined}
              selected={index === chosen}
              onSelect={() => setChosen(index)}
              onChange={(box) => change(index, placeMark(one, box))}
              onRemove={() => remove(index)}
            />
          ) : null,
        )}
      </PageDesk>
    </ToolFrame>
  );
}
