import { nameResult } from '@sheaf/pdf-core/options';
import { useMemo, useState } from 'react';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { PageArea } from '../shared/page/page-area.tsx';
import { A4, toStyle } from '../shared/page/page-geometry.ts';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FillField, FillOnPage, type FieldValue } from './fill-field.tsx';
import { formMessages } from '../shared/form.messages.ts';
import type { FormField } from '../shared/reports.ts';
import { roomsOf } from './room-around.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

const isEmpty = (value: FieldValue | undefined) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

export function FillForm({ document, aside, onAnew, fields }: DocumentToolProps & { fields: FormField[] }) {
  const t = useMessages(formMessages);
  const { file, pages } = document;
  const [first] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const [values, setValues] = useState<Record<string, FieldValue>>(first);
  const [flatten, setFlatten] = useState(false);
  const [page, setPage] = useState(fields[0]?.places[0]?.page ?? 1);
  const size = pages[page - 1] ?? A4;
  const rooms = useMemo(() => roomsOf(fields), [fields]);
  const needed = fields.filter(({ required, name }) => required && isEmpty(values[name]));
  const filled = fields.filter(({ name }) => !isEmpty(values[name])).length;
  const change = (name: string, value: FieldValue) => setValues((was) => ({ ...was, [name]: value }));
  return (
    <ToolFrame
      tool="fill-form"
      action="fill-form"
      usualName={nameResult('fill-form', [file.filename])}
      button={t('fill.button')}
      summary={t('fill.summary', { filled, fields: fields.length })}
      missing={
        needed.length
          ? t('fill.required', { fields: needed.map(({ label, name }) => label ?? name).join(', ') })
          : null
      }
      unsaved={values !== first}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setValues(first)}
      file={file}
      send={(request) => {
        // A radio or a dropdown that nothing was chosen of is left as it is.
        const chosen = Object.entries(values).filter(([name, value]) => value !== '' || first[name] !== '');
        const options = { fields: Object.fromEntries(chosen), flatten };
        return callTool('fill-form', { fileIds: [file.id], options, ...request });
      }}
      options={
        <>
          <OptionBlock title={t('fill.fields')}>
            {fields.map((field) => (
              <FillField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                onChange={(value) => change(field.name, value)}
                onFocus={() => setPage(field.places[0]?.page ?? page)}
              />
            ))}
          </OptionBlock>
          <SwitchOption label={t('fill.flatten')} value={flatten} onChange={setFlatten} />
        </>
      }
    >
      <PageArea fileId={file.id} pages={pages} page={page} onPage={setPage}>
        {fields.flatMap((field) =>
          field.places.map((place, index) =>
            place.page === page ? (
              <div
                key={`${field.name} ${index}`}
                className="@container-size absolute"
                style={toStyle(place, size)}
              >
                <FillOnPage
                  field={field}
                  option={field.options[index]}
                  room={rooms.get(place)!}
                  value={values[field.name] ?? ''}
                  onChange={(value) => change(field.name, value)}
                />
              </div>
            ) : null,
          ),
        )}
      </PageArea>
    </ToolFrame>
  );
}
