import { useState } from 'react';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import * as form from './split.form.ts';
import { SplitPages } from './split-pages.tsx';
import { formatRanges, partsToSend, planParts } from './split-parts.ts';
import { SegmentOption } from '../shared/controls/segment-option.tsx';
import { SelectOption } from '../shared/controls/select-option.tsx';
import { SliderInput } from '../shared/controls/slider-input.tsx';
import { SliderOption } from '../shared/controls/slider-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { useFreeName } from '../shared/run/use-free-name.ts';

const { bounds, choices } = form;
const MEGABYTE = 1024 * 1024;
const usual = { ...form.usual, outputFormat: 'pdf' as 'zip' | 'pdf' };

export default onDocument(SplitTool);

function SplitTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(fileToolsMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const [options, setOptions] = useState(usual);
  const change = (next: Partial<typeof usual>) => setOptions({ ...options, ...next });
  const { file, pages } = document;
  const parts = planParts(options, pages.length);
  const isWrong = parts === undefined;
  const isWhole = parts?.length === 1 && parts[0]?.length === pages.length;
  const isSmall = options.splitType === 'size' && file.size < options.maxFileSize * MEGABYTE;
  const idle = isWhole
    ? t('split.whole')
    : isSmall
      ? t('split.small', { size: formatBytes(file.size) })
      : null;
  const wrong = options.customRanges.trim()
    ? t('split.rangesWrong', { pages: tToolsProfessional('pages', { pages: pages.length }) })
    : t('split.rangesMissing');
  return (
    <ToolFrame
      tool="split"
      action="advanced-split"
      usualName={useFreeName('split', document.file, '.zip')}
      ending=".zip"
      isUnnamed={options.outputFormat === 'pdf'}
      button={t('split.button')}
      failed={(message) => t('split.failed', { message })}
      summary={parts || isSmall ? t('split.summary', { parts: parts?.length ?? 1 }) : t('split.later')}
      missing={isWrong ? wrong : idle}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={({ operationId, outputName }) =>
        api.pdfTools.advancedSplit.mutate({
          fileId: file.id,
          options,
          operationId,
          // Separate files are named after the document and their pages.
          outputName: options.outputFormat === 'zip' ? outputName : undefined,
        })
      }
      facts={({ parts: made }) => t('split.summary', { parts: made.length })}
      detailOf={({ parts: made }, index) => formatRanges(made[index]?.pages ?? [], ', ')}
      options={
        <>
          <OptionBlock>
            <SelectOption
              label={t('split.type')}
              choices={choices.splitType}
              words={t.record('split.types')}
              value={options.splitType}
              onChange={(splitType) => change({ splitType })}
            />
            {options.splitType === 'pages' && (
              <SliderOption
                label={t('split.pagesPerFile')}
                bounds={bounds.pagesPerFile}
                value={options.pagesPerFile}
                onChange={(pagesPerFile) => change({ pagesPerFile })}
              />
            )}
            {options.splitType === 'size' && (
              <SliderOption
                label={t('split.maxFileSize')}
                bounds={bounds.maxFileSize}
                step={1}
                value={options.maxFileSize}
                format={(size) => `${size} MB`}
                onChange={(maxFileSize) => change({ maxFileSize })}
              />
            )}
            {options.splitType === 'blank' && (
              <SliderInput
                label={t('split.specks')}
                hint={t('split.specksHint')}
                bounds={bounds.specks}
                unit="%"
                value={options.specks}
                onChange={(specks) => change({ specks })}
              />
            )}
            {options.splitType === 'code' && (
              <>
                <WordsField
                  label={t('split.codeText')}
                  hint={t('split.codeTextHint')}
                  value={options.code}
                  onChange={(code) => change({ code })}
                />
                <SegmentOption
                  label={t('split.codePages')}
                  choices={choices.codePages}
                  words={t.record('split.codePagesKinds')}
                  value={options.codePages}
                  onChange={(codePages) => change({ codePages })}
                />
              </>
            )}
            {options.splitType === 'custom' && (
              <WordsField
                label={t('split.ranges')}
                placeholder="1-3,5,8-"
                hint={t('split.rangesHint')}
                error={isWrong && options.customRanges ? wrong : undefined}
                value={options.customRanges}
                onChange={(customRanges) => change({ customRanges })}
              />
            )}
          </OptionBlock>
          <OptionBlock>
            <SegmentOption
              label={t('split.format')}
              choices={choices.outputFormat}
              words={t.record('split.formats')}
              value={options.outputFormat}
              onChange={(outputFormat) => change({ outputFormat })}
            />
          </OptionBlock>
          <SwitchOption
            label={t('split.metadata')}
            value={options.addMetadata}
            onChange={(addMetadata) => change({ addMetadata })}
          />
          <SwitchOption
            label={t('split.bookmarks')}
            value={options.preserveBookmarks}
            onChange={(preserveBookmarks) => change({ preserveBookmarks })}
          />
          <SwitchOption
            label={t('split.optimize')}
            value={options.optimizeOutput}
            onChange={(optimizeOutput) => change({ optimizeOutput })}
          />
        </>
      }
    >
      {parts ? (
        <>
          <p className="mb-3 text-13 text-ink-soft">{t('split.cutHint')}</p>
          <SplitPages
            fileId={file.id}
            pageCount={pages.length}
            parts={parts}
            isWhole
            // A cut of one's own is a list of ranges.
            onParts={(next) => change({ splitType: 'custom', customRanges: partsToSend(next).join(',') })}
          />
        </>
      ) : (
        <>
          {options.splitType === 'blank' && (
            <p className="mb-3 text-13 text-ink-soft">{t('split.blankHint')}</p>
          )}
          {options.splitType === 'code' && (
            <p className="mb-3 text-13 text-ink-soft">{t(`split.codeHint.${options.codePages}`)}</p>
          )}
          <PageGrid document={document} />
        </>
      )}
    </ToolFrame>
  );
}
