import type { Annotation } from '@sheaf/pdf-core/options';
import { type PointerEvent, useState } from 'react';
import { type MarkType, boxOf, hasWords, makeMark, placeMark } from './annotations.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { useHistory } from '../shared/order/history.ts';
import { PageArea } from '../shared/page/page-area.tsx';
import { A4, type Point } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { pagePointOf, startPageDrag } from '../shared/page/use-page-drag.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { AnnotateTools } from './annotate-tools.tsx';
import { annotateMessages } from './annotate.messages.ts';
import { MarkDrawing } from './mark-drawing.tsx';
import { MarkProperties } from './mark-properties.tsx';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { useUsualName } from '../shared/run/use-usual-name.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';

const LEAST = { width: 4, height: 4 };
const RESIZED = new Set<MarkType>(['highlight', 'rectangle', 'stamp', 'text']);
const MOST = 5000;

export default onDocument(AnnotateTool, 'page');

function AnnotateTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(annotateMessages);
  const { file, pages } = document;
  const usualName = useUsualName('annotate', [file]);
  const [page, setPage] = useState(1);
  const [type, setType] = useState<MarkType>('highlight');
  const [chosen, setChosen] = useState(-1);
  const [draft, setDraft] = useState<Annotation | null>(null);
  const history = useHistory<Annotation[]>([]);
  const marks = history.value;
  const size = pages[page - 1] ?? A4;
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
  const missing = marks.length === 0 ? t('missing') : marks.every(hasWords) ? null : t('empty');
  const mark = marks[chosen];
  return (
    <ToolFrame
      tool="annotate"
      action="annotate"
      usualName={usualName}
      button={t('button')}
      summary={t('summary', { marks: marks.length })}
      missing={missing}
      unsaved={marks.length > 0}
      aside={aside}
      onAnew={onAnew}
      file={file}
      send={(request) =>
        callTool('annotate', { fileIds: [file.id], options: { annotations: marks }, ...request })
      }
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
      <PageArea
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
              name={t('mark', { type: t(`types.${one.type}`), number: index + 1 })}
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
      </PageArea>
    </ToolFrame>
  );
}
