import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';
import { ColorField, OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { SegmentOption } from '../shared/controls/segment-option.tsx';
import { SelectOption } from '../shared/controls/select-option.tsx';
import { SliderOption } from '../shared/controls/slider-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { bounds, choices } from './convert.form.ts';

const MAX_PROPERTY = 1000;

export function ConvertOptionRows({
  options,
  onChange,
}: {
  options: ImagesToPdfOptions;
  onChange: (change: Partial<ImagesToPdfOptions>) => void;
}) {
  const t = useMessages(fileToolsMessages);
  return (
    <>
      <OptionBlock title={t('convert.page')}>
        <SelectOption
          label={t('convert.size')}
          choices={choices.pageSize}
          words={t.record('convert.sizes')}
          value={options.pageSize}
          onChange={(pageSize) => onChange({ pageSize })}
        />
        <SegmentOption
          label={t('convert.orientation')}
          choices={choices.orientation}
          words={t.record('convert.orientations')}
          value={options.orientation}
          onChange={(orientation) => onChange({ orientation })}
        />
        <SliderOption
          label={t('convert.margin')}
          bounds={bounds.margin}
          value={options.margin}
          format={(points) => `${points} pt`}
          onChange={(margin) => onChange({ margin })}
        />
        <ColorField
          label={t('convert.background')}
          value={options.backgroundColor}
          onChange={(backgroundColor) => onChange({ backgroundColor })}
        />
      </OptionBlock>
      <OptionBlock>
        <SliderOption
          label={t('convert.perPage')}
          bounds={bounds.imagesPerPage}
          value={options.imagesPerPage}
          onChange={(imagesPerPage) => onChange({ imagesPerPage })}
        />
        <SelectOption
          label={t('convert.layout')}
          choices={choices.imageLayout}
          words={t.record('convert.layouts')}
          value={options.imageLayout}
          onChange={(imageLayout) => onChange({ imageLayout })}
        />
        <SliderOption
          label={t('convert.quality')}
          bounds={bounds.imageQuality}
          value={options.imageQuality}
          onChange={(imageQuality) => onChange({ imageQuality })}
        />
      </OptionBlock>
      <SwitchOption
        label={t('convert.border')}
        value={options.addBorder}
        onChange={(addBorder) => onChange({ addBorder })}
      >
        <SliderOption
          label={t('convert.borderWidth')}
          bounds={bounds.borderWidth}
          step={1}
          value={options.borderWidth}
          format={(points) => `${points} pt`}
          onChange={(borderWidth) => onChange({ borderWidth })}
        />
        <ColorField
          label={t('convert.borderColor')}
          value={options.borderColor}
          onChange={(borderColor) => onChange({ borderColor })}
        />
      </SwitchOption>
      <SwitchOption
        label={t('convert.numbers')}
        value={options.addPageNumbers}
        onChange={(addPageNumbers) => onChange({ addPageNumbers })}
      />
      <SwitchOption
        label={t('convert.timestamp')}
        value={options.addTimestamp}
        onChange={(addTimestamp) => onChange({ addTimestamp })}
      />
      <OptionBlock title={t('convert.properties')}>
        {(['title', 'author', 'subject'] as const).map((part) => (
          <WordsField
            key={part}
            label={t(`convert.${part}`)}
            maxLength={MAX_PROPERTY}
            value={options.metadata[part] ?? ''}
            onChange={(words) => onChange({ metadata: { ...options.metadata, [part]: words || undefined } })}
          />
        ))}
      </OptionBlock>
    </>
  );
}
