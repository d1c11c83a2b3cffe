import { MAX_RESULTS } from '@sheaf/api/features/pdf-tools/pdf-tools.limits.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { SegmentOption } from '../shared/controls/segment-option.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { bounds, choices, usual } from './split.form.ts';
import { type Parts, type SplitFormat, evenParts, formatRanges } from './split-parts.ts';
import type { Ranges } from './use-ranges.ts';
import { ScrollList } from '../shared/order/scroll-list.tsx';

interface SplitOptionsProps {
  pageCount: number;
  parts: Parts;
  ranges: Ranges;
  format: SplitFormat;
  onFormat: (format: SplitFormat) => void;
  onParts: (parts: Parts) => void;
}

/** The parts in figures: typed, made at one stroke, and listed. */
export function SplitOptions({ pageCount, parts, ranges, format, onFormat, onParts }: SplitOptionsProps) {
  const t = useMessages(pdfToolsMessages);
  const [every, setEvery] = useState(usual.pagesPerFile);
  return (
    <div className="flex flex-col gap-4 pt-4">
      <Field label={t('split.ranges')} hint={t('split.rangesHint')} error={ranges.problem}>
        <Input value={ranges.text} spellCheck={false} onChange={({ target }) => ranges.type(target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-2 border-y border-line py-2">
        <div className="min-w-0 flex-1 max-desktop:basis-full">
          <NumberInput
            label={t('split.every')}
            unit={t('split.everyUnit')}
            bounds={bounds.pagesPerFile}
            value={every}
            onChange={setEvery}
          />
        </div>
        <Button onClick={() => onParts(evenParts(pageCount, every))}>{t('split.cut')}</Button>
        <Button look="bare" onClick={() => onParts(evenParts(pageCount, pageCount))}>
          {t('split.whole')}
        </Button>
      </div>
      <div>
        <SegmentOption
          label={t('split.format')}
          choices={choices.outputFormat}
          words={t.record('split.formats')}
          value={format}
          onChange={onFormat}
        />
        {parts.length > MAX_RESULTS && (
          <p className="text-12 text-ink-soft">{t('split.onlyZip', { most: MAX_RESULTS })}</p>
        )}
      </div>
      <PartList parts={parts} />
    </div>
  );
}

function PartList({ parts }: { parts: Parts }) {
  const t = useMessages(pdfToolsMessages);
  if (parts.length === 0) return <p className="text-13 text-ink-soft">{t('split.noParts')}</p>;
  return (
    <section>
      <h2 className="group-title">{t('split.parts', { count: parts.length })}</h2>
      <ScrollList
        aria-label={t('split.parts', { count: parts.length })}
        className="mt-1 max-h-72 divide-y divide-line overflow-y-auto"
      >
        {parts.map((part, index) => (
          <li key={part.join()} className="flex items-baseline gap-2 py-1.5 text-13">
            <span className="rounded-4 bg-accent-soft px-1 text-11 font-bold text-accent-ink tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 truncate tabular-nums">{formatRanges(part, ', ')}</span>
            <span className="text-12 text-ink-faint tabular-nums">{t('pages', { count: part.length })}</span>
          </li>
        ))}
      </ScrollList>
    </section>
  );
}
