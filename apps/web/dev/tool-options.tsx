import { compressOptions, imagesToPdfOptions, mergeOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import {
  SegmentOption,
  SelectOption,
  SliderOption,
  TextOption,
} from '../src/features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../src/features/pdf-tools/options/switch-option.tsx';
import { NumberOption } from '../src/features/pdf-tools/options/number-option.tsx';
import { OptionsPanel } from '../src/features/pdf-tools/options/options-panel.tsx';
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
          <TextOption
            label="Words"
            value={text}
            onChange={(words) => change({ watermarkOptions: { ...merge.watermarkOptions, text: words } })}
          />
          <SliderOption
            label="Opacity"
            schema={mergeOptions.shape.watermarkOptions.unwrap().shape.opacity}
            value={opacity}
            onChange={(next) => change({ watermarkOptions: { ...merge.watermarkOptions, opacity: next } })}
          />
        </SwitchOption>
        <SelectOption
          label="Page numbers"
          schema={mergeOptions.shape.pageNumberPosition}
          words={positions}
          value={merge.pageNumberPosition}
          onChange={(pageNumberPosition) => change({ pageNumberPosition })}
        />
        <NumberOption
          label="Largest picture"
          unit="dpi"
          schema={compressOptions.shape.maxImageDPI}
          value={merge.dpi}
          onChange={(dpi) => change({ dpi })}
        />
        <SegmentOption
          label="Orientation"
          schema={imagesToPdfOptions.shape.orientation}
          words={{ portrait: 'Portrait', landscape: 'Landscape' }}
          value={merge.orientation}
          onChange={(orientation) => setMerge({ ...merge, orientation: orientation as 'portrait' })}
        />
      </OptionsPanel>
    </Sample>
  );
}
