import { compressOptions, imagesToPdfOptions, mergeOptions, watermarkOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { WordsField } from '../src/features/tools/shared/controls/option-fields.tsx';
import { SegmentOption } from '../src/features/tools/shared/controls/segment-option.tsx';
import { SelectOption } from '../src/features/tools/shared/controls/select-option.tsx';
import { SliderOption } from '../src/features/tools/shared/controls/slider-option.tsx';
import { SwitchOption } from '../src/features/tools/shared/controls/switch-option.tsx';
import { NumberInput } from '../src/features/tools/shared/controls/number-option.tsx';
import { readShape } from '../src/features/tools/shared/form/read-shape.ts';
import { OptionsPanel } from '../src/features/tools/shared/controls/options-panel.tsx';
import { Sample } from './sample.tsx';

const positions = {
  'top-left': 'Top left',
  'top-center': 'Top centre',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-center': 'Bottom centre',
  'bottom-right': 'Bottom right',
};
const start = { ...mergeOptions.parse({ addWatermark: true }), dpi: 150, orientation: 'portrait' as const };

const MOST_WORDS = 100;

export function ToolOptions() {
  const [merge, setMerge] = useState(start);
  const change = (changes: Partial<typeof merge>) => setMerge({ ...merge, ...changes });
  const { text, opacity } = merge.watermarkOptions;
  return (
    <Sample title="Options of a tool">
      <OptionsPanel title="Options" reset={{ label: 'Reset', onReset: () => setMerge(start) }}>
        <SwitchOption
          label="Watermark"
          value={merge.addWatermark}
          onChange={(addWatermark) => change({ addWatermark })}
        >
          <WordsField
            label="Words"
            maxLength={MOST_WORDS}
            value={text}
            onChange={(words) => change({ watermarkOptions: { ...merge.watermarkOptions, text: words } })}
          />
          <SliderOption
            label="Opacity"
            bounds={readShape(watermarkOptions).bounds.opacity}
            value={opacity}
            onChange={(next) => change({ watermarkOptions: { ...merge.watermarkOptions, opacity: next } })}
          />
        </SwitchOption>
        <SelectOption
          label="Page numbers"
          choices={readShape(mergeOptions).choices.pageNumberPosition}
          words={positions}
          value={merge.pageNumberPosition}
          onChange={(pageNumberPosition) => change({ pageNumberPosition })}
        />
        <NumberInput
          label="Largest picture"
          unit="dpi"
          bounds={readShape(compressOptions).bounds.maxImageDPI}
          value={merge.dpi}
          onChange={(dpi) => change({ dpi })}
        />
        <SegmentOption
          label="Orientation"
          choices={readShape(imagesToPdfOptions).choices.orientation}
          words={{ portrait: 'Portrait', landscape: 'Landscape' }}
          value={merge.orientation}
          onChange={(orientation) => setMerge({ ...merge, orientation: orientation as 'portrait' })}
        />
      </OptionsPanel>
    </Sample>
  );
}
