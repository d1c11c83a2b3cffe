import { splitOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { OptionBlock, WordsField } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { planParts } from '../../features/pdf-tools/split-parts.ts';
import { SegmentOption, SliderOption } from '../../features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { fileToolsTexts } from './file-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const { shape } = splitOptions;
const usual = { ...splitOptions.parse({}), outputFormat: 'zip' as 'zip' | 'pdf' };

export default function SplitTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(fileToolsTexts).split;
  const words = useTexts(advancedTexts);
  const [options, setOptions] = useState(usual);
  const change = (next: Partial<typeof usual>) => setOptions({ ...options, ...next });
  const { file, pages } = document;
  const parts = planParts(options, pages.length);
  const isWrong = parts === undefined;
  const wrong = options.customRanges.trim()
    ? texts.rangesWrong(words.pages(pages.length))
    : texts.rangesMissing;
  return (
    <ToolFrame
      tool="split"
      action="advanced-split"
      usualName="split-document"
      ending=".zip"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={parts ? texts.summary(parts.length) : texts.later}
      missing={isWrong ? wrong : null}
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
      facts={({ parts: made }) => texts.summary(made.length)}
      options={
        <>
          <OptionBlock>
            <SegmentOption
              label={texts.type}
              schema={shape.splitType}
              words={texts.types}
              value={options.splitType}
              onChange={(splitType) => change({ splitType })}
            />
            {options.splitType === 'pages' && (
              <SliderOption
                label={texts.pagesPerFile}
                schema={shape.pagesPerFile}
                value={options.pagesPerFile}
                onChange={(pagesPerFile) => change({ pagesPerFile })}
              />
            )}
            {options.splitType === 'size' && (
              <SliderOption
                label={texts.maxFileSize}
                schema={shape.maxFileSize}
                step={1}
                value={options.maxFileSize}
                format={(size) => `${size} MB`}
                onChange={(maxFileSize) => change({ maxFileSize })}
              />
            )}
            {options.splitType === 'custom' && (
              <WordsField
                label={texts.ranges}
                placeholder="1-3,5,8-"
                hint={texts.rangesHint}
                error={isWrong && options.customRanges ? wrong : undefined}
                value={options.customRanges}
                onChange={(customRanges) => change({ customRanges })}
              />
            )}
          </OptionBlock>
          <OptionBlock>
            <SegmentOption
              label={texts.format}
              schema={shape.outputFormat}
              words={texts.formats}
              value={options.outputFormat}
              onChange={(outputFormat) => change({ outputFormat })}
            />
          </OptionBlock>
          <SwitchOption
            label={texts.metadata}
            value={options.addMetadata}
            onChange={(addMetadata) => change({ addMetadata })}
          />
          <SwitchOption
            label={texts.bookmarks}
            value={options.preserveBookmarks}
            onChange={(preserveBookmarks) => change({ preserveBookmarks })}
          />
          <SwitchOption
            label={texts.optimize}
            value={options.optimizeOutput}
            onChange={(optimizeOutput) => change({ optimizeOutput })}
          />
        </>
      }
    >
      <PageWall
        document={document}
        renderCaption={(index) => {
          const part = parts?.findIndex((list) => list.includes(index + 1)) ?? -1;
          if (!parts) return index + 1;
          return `${index + 1} · ${part < 0 ? texts.leftOut : texts.part(part + 1)}`;
        }}
      />
    </ToolFrame>
  );
}
