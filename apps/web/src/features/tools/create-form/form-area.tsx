import type { CreateFormOptions, NewField } from '@sheaf/pdf-core/options';
import { type ReactNode, useState } from 'react';
import { useHistory } from '../shared/order/history.ts';
import { FIELD_TYPES, type FieldType, checkField, makeField } from './new-field.ts';
import { PageArea } from '../shared/page/page-area.tsx';
import { A4, type PageSize, type Point, toPagePoint } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { FieldPalette } from './field-palette.tsx';
import { FieldProperties } from './field-properties.tsx';
import { formMessages } from '../shared/form.messages.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';

const LEAST = { width: 4, height: 4 };
const MAX_FIELDS = 2000;

interface FormAreaProps {
  /** A document, or empty pages of a size and with a title. */
  on: { file: StoredFile } | { pageSize: CreateFormOptions['pageSize']; options: { title: string } };
  pages: PageSize[];
  aside: ReactNode;
  onAnew: () => void;
}

/** Pages with the fields that are put on them. */
export function FormArea({ on, pages, aside, onAnew }: FormAreaProps) {
  const t = useMessages(formMessages);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(-1);
  const history = useHistory<NewField[]>([]);
  const fields = history.value;
  const file = 'file' in on ? on.file : undefined;
  const size = pages[page - 1] ?? A4;
  const field = fields[chosen];
  const change = (index: number, next: NewField) => history.set(fields.with(index, next), `field ${index}`);
  const remove = (index: number) => {
    history.set(fields.toSpliced(index, 1));
    setChosen(-1);
  };
  const put = (type: FieldType, at: Point) => {
    if (fields.length >= MAX_FIELDS) return;
    history.set([...fields, makeField(type, at, page, size, fields)]);
    setChosen(fields.length);
  };
  const wrong = fields.find((one) => checkField(one, fields) !== null);
  const problem =
    wrong && (checkField(wrong, fields) === 'name' ? t('create.nameWrong') : t('create.optionsMissing'));
  return (
    <ToolFrame
      tool="create-form"
      action="create-form"
      usualName="form"
      button={t('create.button')}
      summary={t('create.summary', { fields: fields.length })}
      missing={fields.length === 0 ? t('create.missing') : (problem ?? null)}
      unsaved={fields.length > 0}
      aside={aside}
      onAnew={onAnew}
      file={file}
      send={(request) => {
        const formFields = fields.map((one) => ({
          ...one,
          options: one.options.filter((option) => option.trim()),
        }));
        return callTool('create-form', {
          fileIds: file ? [file.id] : [],
          options: { formFields, ...('pageSize' in on && { pageSize: on.pageSize, ...on.options }) },
          ...request,
        });
      }}
      options={
        <FieldProperties
          key={chosen}
          field={field}
          problem={field ? checkField(field, fields) : null}
          page={size}
          onChange={(next) => change(chosen, next)}
          onRemove={() => remove(chosen)}
        />
      }
    >
      <FieldPalette
        types={FIELD_TYPES}
        onPut={(type) => put(type, { x: size.width / 2, y: size.height / 2 })}
        onDrop={(type, pointer) => {
          const surface = window.document.querySelector('[data-page-surface]');
          const frame = surface?.getBoundingClientRect();
          const isOver =
            frame &&
            pointer.clientX >= frame.left &&
            pointer.clientX <= frame.right &&
            pointer.clientY >= frame.top &&
            pointer.clientY <= frame.bottom;
          if (isOver) put(type, toPagePoint(pointer, frame, size));
        }}
      />
      <PageArea
        fileId={file?.id ?? null}
        pages={pages}
        page={page}
        onPage={(next) => {
          setPage(next);
          setChosen(-1);
        }}
        onPointerDown={() => setChosen(-1)}
        tools={<UndoButtons history={history} />}
      >
        {fields.map((one, index) =>
          one.page === page ? (
            <PlacedBox
              key={index}
              name={t('create.field', { name: one.name })}
              box={one}
              page={size}
              least={LEAST}
              selected={index === chosen}
              onSelect={() => setChosen(index)}
              onChange={({ x, y, width, height }) => change(index, { ...one, x, y, width, height })}
              onRemove={() => remove(index)}
            >
              <span className="block size-full truncate bg-page-accent/10 px-1 text-11 text-page-ink">
                {one.name}
              </span>
            </PlacedBox>
          ) : null,
        )}
      </PageArea>
    </ToolFrame>
  );
}
