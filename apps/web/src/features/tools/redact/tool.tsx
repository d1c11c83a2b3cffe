import { Plus } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { ColorField, OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { callTool, type Made, describeReport } from '../shared/form/call-tool.ts';
import { useHistory } from '../shared/order/history.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageArea } from '../shared/page/page-area.tsx';
import { type Box, boxAround, boxBetween } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { pagePointOf, startPageDrag } from '../shared/page/use-page-drag.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { toolMessages } from '../shared/tools.messages.ts';
import { FindList } from './find-list.tsx';
import { RedactOverlay } from './redact-overlay.tsx';
import { type Receipt, RedactionReceipt } from './redaction-receipt.tsx';
import { redactMessages } from './redact.messages.ts';
import { SearchPanel } from './search-panel.tsx';
import { toOptions, useSearch, type Wanted } from './use-search.ts';

const LEAST = { width: 4, height: 4 };
const USUAL = { width: 120, height: 24 };
const NOTHING: Wanted = { words: '', expressions: '', patterns: [], wholeWords: true };

type DrawnBox = Box & { page: number };

export default onDocument(RedactTool);

const showReceipt = ({ report }: Made) => <RedactionReceipt receipt={report as Receipt} />;

/** Words are found and looked at, boxes are drawn; then all of it goes at once. */
function RedactTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(redactMessages);
  const tTools = useMessages(toolMessages);
  const errorTexts = useTranslated(errorWords);
  const { file, pages } = document;
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState(NOTHING);
  const [left, setLeft] = useState(new Set<number>());
  const [chosen, setChosen] = useState(-1);
  const [draft, setDraft] = useState<DrawnBox | null>(null);
  const [color, setColor] = useState('#000000');
  const [label, setLabel] = useState('');
  const history = useHistory<DrawnBox[]>([]);
  const drawn = history.value;
  const [current, setCurrent] = useState(-1);
  const search = useSearch(file.id, () => {
    setLeft(new Set());
    setCurrent(-1);
  });
  const finds = search.data?.finds ?? [];
  const boxesOf = (isLeft: boolean) =>
    finds.flatMap((find, index): DrawnBox[] =>
      left.has(index) === isLeft ? find.boxes.map((box) => ({ ...box, page: find.page })) : [],
    );
  const found = boxesOf(false);
  const onPage = (all: DrawnBox[]) => all.filter((box) => box.page === page);
  const size = pages[page - 1] ?? { width: 595, height: 842 };
  const add = (box: DrawnBox) => {
    setDraft(null);
    if (box.width < LEAST.width || box.height < LEAST.height) return;
    history.set([...drawn, box]);
    setChosen(drawn.length);
  };
  const remove = (index: number) => {
    history.set(drawn.toSpliced(index, 1));
    setChosen(-1);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    setChosen(-1);
    const from = pagePointOf(event, size);
    startPageDrag(event, size, {
      onMove: (at) => setDraft({ ...boxBetween(from, at), page }),
      onEnd: (at) => add({ ...boxBetween(from, at), page }),
    });
  };
  const middle = { x: size.width / 2, y: size.height / 2 };
  const boxes = [...found, ...drawn];
  const { lost = [], pagesWithoutText = 0 } = search.data ?? {};
  return (
    <ToolFrame<Made>
      tool="redact"
      action="redact"
      usualName={`${file.filename.replace(/\.[^.]+$/u, '')}-redacted`}
      button={t('button')}
      done={({ report }) => describeReport(tTools, 'redact', report)}
      facts={showReceipt}
      failed={(message) => t('failed', { message })}
      summary={t('summary', { boxes: boxes.length })}
      detail={t('lede')}
      missing={boxes.length === 0 ? t('missing') : null}
      aside={aside}
      onAnew={onAnew}
      send={(request) =>
        callTool('redact', {
          fileIds: [file.id],
          options: {
            ...(search.data && toOptions(search.variables)),
            keep: boxesOf(true),
            boxes: drawn,
            color,
            label,
          },
          ...request,
        })
      }
      options={
        <>
          <SearchPanel
            wanted={wanted}
            onChange={setWanted}
            isSearching={search.isPending}
            onSearch={() => search.mutate(wanted)}
          />
          {search.error && (
            <Note
              kind="bad"
              fact={t('searchFailed', { message: describeError(readApiError(search.error), errorTexts) })}
            />
          )}
          {search.data && (
            <FindList
              finds={finds}
              left={left}
              onLeft={setLeft}
              current={current}
              onCurrent={(index) => {
                setCurrent(index);
                setPage(finds[index]?.page ?? page);
              }}
            />
          )}
          {pagesWithoutText > 0 && <Note kind="warn" fact={t('scans', { count: pagesWithoutText })} />}
          {lost.length > 0 && (
            <Note kind="warn" fact={t('lost')}>
              {lost.map((part) => t.find(`parts.${part}`)).join(', ')}
            </Note>
          )}
          <OptionBlock>
            <ColorField label={t('color')} value={color} onChange={setColor} />
            <WordsField label={t('label')} value={label} maxLength={60} onChange={setLabel} />
          </OptionBlock>
        </>
      }
    >
      <p className="pb-3 text-13 text-ink-soft">{t('draw')}</p>
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
        tools={
          <>
            <Button size="small" onClick={() => add({ ...boxAround(middle, USUAL, size), page })}>
              <Plus aria-hidden="true" />
              {t('addBox')}
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
          boxes={onPage([...boxes, ...(draft ? [draft] : [])])}
          kept={onPage(boxesOf(true))}
          current={finds[current]?.page === page ? finds[current].boxes : []}
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
    </ToolFrame>
  );
}
