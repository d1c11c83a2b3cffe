import type { MergeOptions } from '@sheaf/pdf-core/options';
import { lazy, Suspense } from 'react';
import { WordsField } from '../shared/controls/option-fields.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';

/** Fetched when they are switched on. */
const stampOptions = () => import('../shared/stamp/stamp-options.tsx');
const NumberingFields = lazy(async () => ({ default: (await stampOptions()).NumberingFields }));
const WatermarkFields = lazy(async () => ({ default: (await stampOptions()).WatermarkFields }));

type Options = Omit<MergeOptions, 'outputName'>;
const MAX_TITLE = 2000;

export function MergeOptionRows({
  options,
  onChange,
}: {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}) {
  const t = useMessages(fileToolsMessages);
  const { titlePageContent, watermarkOptions } = options;
  return (
    <>
      <SwitchOption
        label={t('merge.bookmarks')}
        value={options.addBookmarks}
        onChange={(addBookmarks) => onChange({ addBookmarks })}
      />
      <SwitchOption
        label={t('merge.numbers')}
        value={options.addPageNumbers}
        onChange={(addPageNumbers) => onChange({ addPageNumbers })}
      >
        <Suspense fallback={null}>
          <NumberingFields
            numbering={{ position: options.pageNumberPosition, style: options.pageNumberStyle }}
            onChange={({ position, style }) =>
              onChange({
                pageNumberPosition: position ?? options.pageNumberPosition,
                pageNumberStyle: style ?? options.pageNumberStyle,
              })
            }
          />
        </Suspense>
      </SwitchOption>
      <SwitchOption
        label={t('merge.titlePage')}
        value={options.addTitlePage}
        onChange={(addTitlePage) => onChange({ addTitlePage })}
      >
        {(['title', 'author', 'subject'] as const).map((part) => (
          <WordsField
            key={part}
            label={t(`merge.${part}`)}
            maxLength={MAX_TITLE}
            value={titlePageContent[part]}
            onChange={(words) => onChange({ titlePageContent: { ...titlePageContent, [part]: words } })}
          />
        ))}
      </SwitchOption>
      <SwitchOption
        label={t('merge.watermark')}
        value={options.addWatermark}
        onChange={(addWatermark) => onChange({ addWatermark })}
      >
        <Suspense fallback={null}>
          <WatermarkFields
            look={watermarkOptions}
            onChange={(change) => onChange({ watermarkOptions: { ...watermarkOptions, ...change } })}
          />
        </Suspense>
      </SwitchOption>
      <SwitchOption
        label={t('merge.blank')}
        value={options.removeBlankPages}
        onChange={(removeBlankPages) => onChange({ removeBlankPages })}
      />
      <SwitchOption
        label={t('merge.print')}
        value={options.optimizeForPrint}
        onChange={(optimizeForPrint) => onChange({ optimizeForPrint })}
      />
    </>
  );
}
