import type { MergeOptions } from '@sheaf/pdf-core/options';
import {
  NumberingFields,
  WatermarkFields,
} from '../../features/pdf-tools/advanced/controls/stamp-options.tsx';
import { WordsField } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

type Options = Omit<MergeOptions, 'outputName'>;
const MAX_TITLE = 2000;

export function MergeOptionRows({
  options,
  onChange,
}: {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}) {
  const texts = useTexts(fileToolsTexts).merge;
  const { titlePageContent, watermarkOptions } = options;
  return (
    <>
      <SwitchOption
        label={texts.bookmarks}
        value={options.addBookmarks}
        onChange={(addBookmarks) => onChange({ addBookmarks })}
      />
      <SwitchOption
        label={texts.numbers}
        value={options.addPageNumbers}
        onChange={(addPageNumbers) => onChange({ addPageNumbers })}
      >
        <NumberingFields
          numbering={{ position: options.pageNumberPosition, style: options.pageNumberStyle }}
          onChange={({ position, style }) =>
            onChange({
              pageNumberPosition: position ?? options.pageNumberPosition,
              pageNumberStyle: style ?? options.pageNumberStyle,
            })
          }
        />
      </SwitchOption>
      <SwitchOption
        label={texts.titlePage}
        value={options.addTitlePage}
        onChange={(addTitlePage) => onChange({ addTitlePage })}
      >
        {(['title', 'author', 'subject'] as const).map((part) => (
          <WordsField
            key={part}
            label={texts[part]}
            maxLength={MAX_TITLE}
            value={titlePageContent[part]}
            onChange={(words) => onChange({ titlePageContent: { ...titlePageContent, [part]: words } })}
          />
        ))}
      </SwitchOption>
      <SwitchOption
        label={texts.watermark}
        value={options.addWatermark}
        onChange={(addWatermark) => onChange({ addWatermark })}
      >
        <WatermarkFields
          look={watermarkOptions}
          onChange={(change) => onChange({ watermarkOptions: { ...watermarkOptions, ...change } })}
        />
      </SwitchOption>
      <SwitchOption
        label={texts.blank}
        value={options.removeBlankPages}
        onChange={(removeBlankPages) => onChange({ removeBlankPages })}
      />
      <SwitchOption
        label={texts.print}
        value={options.optimizeForPrint}
        onChange={(optimizeForPrint) => onChange({ optimizeForPrint })}
      />
    </>
  );
}
