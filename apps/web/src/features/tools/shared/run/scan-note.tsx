import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { pathForFiles } from '../tool-list.ts';

/** A tool that converts text was refused a scan: leads to OCR, which makes a copy with text. */
export function ScanNote({ message, fileId }: { message: string; fileId: string }) {
  const t = useMessages(toolAreaMessages);
  return (
    <div className="mb-4">
      <Note
        kind="bad"
        fact={message}
        action={
          <ButtonLink size="small" to={pathForFiles('ocr', [fileId])}>
            {t('scan.searchable')}
          </ButtonLink>
        }
      >
        {t('scan.text')}
      </Note>
    </div>
  );
}
