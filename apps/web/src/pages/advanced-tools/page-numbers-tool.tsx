import { pageNumbersOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { NumberingFields } from '../../features/pdf-tools/advanced/controls/stamp-options.tsx';
import { stampTexts } from '../../features/pdf-tools/advanced/controls/stamp.texts.ts';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { NumberOverlay, writeNumber } from '../../features/pdf-tools/advanced/page/stamp-overlay.tsx';
import { NumberOption } from '../../features/pdf-tools/options/number-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { ToolFrame } from './tool-frame.tsx';

const { outputName: _name, ...usual } = pageNumbersOptions.parse({});

export default function PageNumbersTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(stampTexts);
  const words = useTexts(advancedTexts);
  const [look, setLook] = useState(usual);
  const { file, pages } = document;
  const numberOf = (index: number) => writeNumber(look.start + index, look.style);
  return (
    <ToolFrame
      tool="page-numbers"
      action="page-numbers"
      usualName="numbered-document"
      button={texts.addNumbers}
      done={texts.numbered}
      failed={texts.numbersFailed}
      summary={texts.summary(words.pages(pages.length))}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setLook(usual)}
      send={(request) => api.pdfTools.pageNumbers.mutate({ fileId: file.id, ...look, ...request })}
      options={
        <OptionBlock>
          <NumberingFields numbering={look} onChange={(change) => setLook({ ...look, ...change })} />
          <NumberOption
            label={texts.start}
            schema={pageNumbersOptions.shape.start}
            value={look.start}
            onChange={(start) => setLook({ ...look, start })}
          />
        </OptionBlock>
      }
    >
      <PageWall
        document={document}
        renderCaption={numberOf}
        renderOver={(index) => {
          const page = pages[index];
          return page && <NumberOverlay position={look.position} text={numberOf(index)} page={page} />;
        }}
      />
    </ToolFrame>
  );
}
