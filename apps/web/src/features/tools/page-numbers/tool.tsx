import { nameResult } from '@sheaf/pdf-core/options';
import { bounds, usual } from './page-numbers.form.ts';
import { useState } from 'react';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { NumberingFields } from '../shared/stamp/stamp-options.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { NumberOverlay, writeNumber } from '../shared/stamp/stamp-overlay.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

export default onDocument(PageNumbersTool, 'page');

function PageNumbersTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const [look, setLook] = useState(usual);
  const { file, pages } = document;
  const numberOf = (index: number) => writeNumber(look.start + index, look.style);
  return (
    <ToolFrame
      tool="page-numbers"
      action="page-numbers"
      usualName={nameResult('page-numbers', [file.filename])}
      button={t('page-numbers.button')}
      summary={t('page-numbers.summary', { pages: tToolsProfessional('pages', { pages: pages.length }) })}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setLook(usual)}
      file={file}
      send={(request) => callTool('page-numbers', { fileIds: [file.id], options: look, ...request })}
      options={
        <OptionBlock>
          <NumberingFields numbering={look} onChange={(change) => setLook({ ...look, ...change })} />
          <NumberInput
            label={t('page-numbers.options.start')}
            bounds={bounds.start}
            value={look.start}
            onChange={(start) => setLook({ ...look, start })}
          />
        </OptionBlock>
      }
    >
      <PageGrid
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
