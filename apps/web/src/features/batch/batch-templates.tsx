import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { batchMessages } from './batch.messages.ts';
import { TemplatesPanel } from './templates-panel.tsx';
import type { StoredFile } from '../files/item.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { api } from '../../lib/api/trpc.ts';
import FilePicker from '../tools/shared/files/file-picker.tsx';
import { ToolUploads } from '../tools/shared/files/tool-uploads.tsx';
import { useToolUploads } from '../tools/shared/files/use-tool-uploads.ts';
import { Sheets } from './sheets.tsx';

interface BatchTemplatesProps {
  onUse: (template: BatchTemplate) => void;
  onStarted: (batchId: string) => void;
}

/** Templates with the files that one of them is to be started with. */
export function BatchTemplates({ onUse, onStarted }: BatchTemplatesProps) {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const add = (more: StoredFile[]) =>
    setFiles((was) => [...new Map([...was, ...more].map((file) => [file.id, file])).values()]);
  const uploads = useToolUploads(add);
  const start = async ({ id: templateId, name }: BatchTemplate) => {
    if (!files.length) return toast.error(t('needFiles'));
    try {
      const fileIds = files.map(({ id }) => id);
      const { batch } = await api.batch.fromTemplate.mutate({ templateId, name, fileIds });
      setFiles([]);
      onStarted(batch.id);
    } catch (error) {
      toast.error(t('templateFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
  const chosen = (
    <section
      aria-label={t('templateFiles')}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-10 border border-line bg-surface px-4 py-3"
    >
      <Sheets files={files} />
      <div className="min-w-0 flex-1 max-desktop:basis-full">
        <h3 className="text-13 font-bold">
          {files.length ? t('files', { number: files.length }) : t('templateFiles')}
        </h3>
        <p className="text-12 text-ink-soft">{t('templateFilesText')}</p>
      </div>
      {files.length > 0 && (
        <Button size="small" look="bare" onClick={() => setFiles([])}>
          {t('clearFiles')}
        </Button>
      )}
      <Button size="small" onClick={() => setChoosing(true)}>
        <FilePlus2 aria-hidden="true" />
        {files.length ? t('addFiles') : t('chooseFiles')}
      </Button>
    </section>
  );
  return (
    <>
      <ToolUploads items={uploads.items} />
      <TemplatesPanel files={chosen} onUse={onUse} onStart={(template) => void start(template)} />
      {isChoosing && (
        <FilePicker
          kind="text"
          isSeveral
          onPick={add}
          onUpload={uploads.send}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
