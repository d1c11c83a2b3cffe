import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { SelectOption } from '../shared/controls/select-option.tsx';
import { OptionsPanel } from '../shared/controls/options-panel.tsx';
import { sheetSize } from '../images-to-pdf/sheet-layout.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import * as form from './blank.form.ts';
import { FormArea } from './form-area.tsx';
import { formMessages } from '../shared/form.messages.ts';

const MOST_PAGES = 200;
const MAX_TITLE = 2000;

/** A form that is begun with nothing but paper. */
export default function BlankFormTool({ onAnew }: { onAnew: () => void }) {
  const t = useMessages(formMessages);
  const tToolsFiles = useMessages(fileToolsMessages);
  const [pageSize, setPageSize] = useState(form.pageSize);
  const [title, setTitle] = useState('');
  const [count, setCount] = useState(1);
  const sheet = sheetSize({ pageSize, orientation: 'portrait', margin: 0, imagesPerPage: 1 });
  return (
    <FormArea
      on={{ pageSize, options: { title } }}
      pages={Array.from({ length: count }, () => sheet)}
      onAnew={onAnew}
      aside={
        <OptionsPanel title={t('blank.paper')} reset={{ label: t('blank.choose'), onReset: onAnew }}>
          <OptionBlock>
            <SelectOption
              label={t('blank.size')}
              choices={form.choices.pageSize}
              words={tToolsFiles.record('convert.sizes')}
              value={pageSize}
              onChange={setPageSize}
            />
            <WordsField label={t('blank.title')} value={title} maxLength={MAX_TITLE} onChange={setTitle} />
            <Button disabled={count >= MOST_PAGES} onClick={() => setCount(count + 1)}>
              <Plus aria-hidden="true" />
              {t('blank.addPage')}
            </Button>
            <p className="text-12 text-ink-faint">{t('blank.pagesText')}</p>
          </OptionBlock>
        </OptionsPanel>
      }
    />
  );
}
