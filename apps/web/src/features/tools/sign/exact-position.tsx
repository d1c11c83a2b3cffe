import { ChevronRight } from 'lucide-react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { BoxFields } from '../shared/controls/box-fields.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { keepRatio, LEAST } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';
import type { Placing } from './use-placing.ts';

/** The place of the selected mark in figures, for those who want to know or to set it. */
export function ExactPosition({ placing, pages }: { placing: Placing; pages: PageSize[] }) {
  const t = useMessages(signMessages);
  const { selected, change, putOn } = placing;
  const size = selected && pages[selected.page - 1];
  return (
    <details className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-13 font-strong desktop:min-h-9 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform group-open:rotate-90" />
        {t('place')}
      </summary>
      {selected && size ? (
        <div className="flex flex-col gap-2.5 pb-3">
          <NumberInput
            label={t('page')}
            value={selected.page}
            bounds={{ min: 1, max: pages.length, step: 1 }}
            onChange={(page) => putOn(selected, page)}
          />
          <BoxFields
            box={selected.box}
            page={size}
            least={LEAST}
            onChange={(box) => change(selected, { box: keepRatio(selected.box, box, selected.mark, size) })}
          />
        </div>
      ) : (
        <p className="pb-3 text-12 text-ink-faint">{t('selectFirst')}</p>
      )}
    </details>
  );
}
