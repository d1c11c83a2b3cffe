import { createFormOptions } from '@sheaf/pdf-core/options';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { OptionBlock, WordsField } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { SelectOption } from '../../features/pdf-tools/options/option-controls.tsx';
import { OptionsPanel } from '../../features/pdf-tools/options/options-panel.tsx';
import { sheetSize } from '../../features/pdf-tools/sheet-layout.ts';
import { useTexts } from '../../lib/texts.ts';
import { fileToolsTexts } from './file-tools.texts.ts';
import { FormDesk } from './form-desk.tsx';
import { formTexts } from './form.texts.ts';

const { shape } = createFormOptions;
const MOST_PAGES = 200;
const MAX_TITLE = 2000;

/** A form that is begun with nothing but paper. */
export default function BlankFormTool({ onAnew }: { onAnew: () => void }) {
  const texts = useTexts(formTexts).blank;
  const { sizes } = useTexts(fileToolsTexts).convert;
  const [pageSize, setPageSize] = useState(shape.pageSize.parse(undefined));
  const [title, setTitle] = useState('');
  const [count, setCount] = useState(1);
  const sheet = sheetSize({ pageSize, orientation: 'portrait', margin: 0, imagesPerPage: 1 });
  return (
    <FormDesk
      on={{ pageSize, options: { title } }}
      pages={Array.from({ length: count }, () => sheet)}
      onAnew={onAnew}
      aside={
        <OptionsPanel title={texts.paper} reset={{ label: texts.choose, onReset: onAnew }}>
          <OptionBlock>
            <SelectOption
              label={texts.size}
              schema={shape.pageSize}
              words={sizes}
              value={pageSize}
              onChange={setPageSize}
            />
            <WordsField label={texts.title} value={title} maxLength={MAX_TITLE} onChange={setTitle} />
            <Button disabled={count >= MOST_PAGES} onClick={() => setCount(count + 1)}>
              <Plus aria-hidden="true" />
              {texts.addPage}
            </Button>
            <p className="text-12 text-ink-faint">{texts.pagesText}</p>
          </OptionBlock>
        </OptionsPanel>
      }
    />
  );
}
