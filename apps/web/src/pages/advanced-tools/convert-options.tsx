import { type ImagesToPdfOptions, imagesToPdfOptions } from '@sheaf/pdf-core/options';
import {
  ColorField,
  OptionBlock,
  WordsField,
} from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import {
  SegmentOption,
  SelectOption,
  SliderOption,
} from '../../features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

const { shape } = imagesToPdfOptions;
const MAX_PROPERTY = 1000;

export function ConvertOptionRows({
  options,
  onChange,
}: {
  options: ImagesToPdfOptions;
  onChange: (change: Partial<ImagesToPdfOptions>) => void;
}) {
  const texts = useTexts(fileToolsTexts).convert;
  return (
    <>
      <OptionBlock title={texts.page}>
        <SelectOption
          label={texts.size}
          schema={shape.pageSize}
          words={texts.sizes}
          value={options.pageSize}
          onChange={(pageSize) => onChange({ pageSize })}
        />
        <SegmentOption
          label={texts.orientation}
          schema={shape.orientation}
          words={texts.orientations}
          value={options.orientation}
          onChange={(orientation) => onChange({ orientation })}
        />
        <SliderOption
          label={texts.margin}
          schema={shape.margin}
          value={options.margin}
          format={(points) => `${points} pt`}
          onChange={(margin) => onChange({ margin })}
        />
        <ColorField
          label={texts.background}
          value={options.backgroundColor}
          onChange={(backgroundColor) => onChange({ backgroundColor })}
        />
      </OptionBlock>
      <OptionBlock>
        <SliderOption
          label={texts.perPage}
          schema={shape.imagesPerPage}
          value={options.imagesPerPage}
          onChange={(imagesPerPage) => onChange({ imagesPerPage })}
        />
        <SelectOption
          label={texts.layout}
          schema={shape.imageLayout}
          words={texts.layouts}
          value={options.imageLayout}
          onChange={(imageLayout) => onChange({ imageLayout })}
        />
        <SliderOption
          label={texts.quality}
          schema={shape.imageQuality}
          value={options.imageQuality}
          onChange={(imageQuality) => onChange({ imageQuality })}
        />
      </OptionBlock>
      <SwitchOption
        label={texts.border}
        value={options.addBorder}
        onChange={(addBorder) => onChange({ addBorder })}
      >
        <SliderOption
          label={texts.borderWidth}
          schema={shape.borderWidth}
          step={1}
          value={options.borderWidth}
          format={(points) => `${points} pt`}
          onChange={(borderWidth) => onChange({ borderWidth })}
        />
        <ColorField
          label={texts.borderColor}
          value={options.borderColor}
          onChange={(borderColor) => onChange({ borderColor })}
        />
      </SwitchOption>
      <SwitchOption
        label={texts.numbers}
        value={options.addPageNumbers}
        onChange={(addPageNumbers) => onChange({ addPageNumbers })}
      />
      <SwitchOption
        label={texts.timestamp}
        value={options.addTimestamp}
        onChange={(addTimestamp) => onChange({ addTimestamp })}
      />
      <OptionBlock title={texts.properties}>
        {(['title', 'author', 'subject'] as const).map((part) => (
          <WordsField
            key={part}
            label={texts[part]}
            maxLength={MAX_PROPERTY}
            value={options.metadata[part] ?? ''}
            onChange={(words) => onChange({ metadata: { ...options.metadata, [part]: words || undefined } })}
          />
        ))}
      </OptionBlock>
    </>
  );
}
