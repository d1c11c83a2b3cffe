import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { readBase64 } from '../sign/signature-picture.ts';

const MB = 1024 * 1024;
/** In base64 it fits into one request. */
const MOST_MB = 10;
/** As many files as rows are kept as one. */
const KEPT = { outputFormat: 'zip' };

export default onDocument(FillFromCsvTool);

/** The table comes from the device of the member, and is not kept. */
function FillFromCsvTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  const [table, setTable] = useState<string | null>(null);
  return (
    <FormTool
      tool="fill-from-csv"
      file={document.file}
      document={document}
      given={KEPT}
      endingOf={({ outputFormat }) => (outputFormat === 'merged' ? '.pdf' : '.zip')}
      missing={() => (table === null ? t('fill-from-csv.none') : null)}
      own={{
        options: table === null ? {} : { table },
        controls: <ChosenTable isChosen={table !== null} onTable={setTable} />,
        onReset: () => setTable(null),
      }}
      {...rest}
    />
  );
}

function ChosenTable({ isChosen, onTable }: { isChosen: boolean; onTable: (table: string | null) => void }) {
  const t = useMessages(toolOptionMessages);
  const [isWrong, setWrong] = useState(false);
  async function take(file: File) {
    const isFitting = /\.(?:csv|tsv|txt)$/iu.test(file.name) && file.size > 0 && file.size <= MOST_MB * MB;
    setWrong(!isFitting);
    onTable(isFitting ? await readBase64(file) : null);
  }
  return (
    <OptionBlock title={t('fill-from-csv.table')}>
      <ChooseFileButton
        label={t(isChosen ? 'fill-from-csv.other' : 'fill-from-csv.choose')}
        accept=".csv,.tsv,.txt,text/csv"
        onFile={take}
      />
      <p
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-12 text-danger-ink' : 'text-12 text-ink-faint'}
      >
        {t(isWrong ? 'fill-from-csv.wrong' : 'fill-from-csv.kinds', { limit: MOST_MB })}
      </p>
    </OptionBlock>
  );
}
