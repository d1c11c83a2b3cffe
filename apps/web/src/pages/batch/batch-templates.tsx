import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { batchTexts } from '../../features/batch/batch.texts.ts';
import { TemplatesPanel } from '../../features/batch/templates-panel.tsx';
import type { StoredFile } from '../../features/files/item.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { api } from '../../lib/trpc.ts';
import FilePicker from '../tool-desk/file-picker.tsx';
import { ToolUploads } from '../tool-desk/tool-uploads.tsx';
import { useToolUploads } from '../tool-desk/use-tool-uploads.ts';
import { Sheets } from './sheets.tsx';

interface BatchTemplatesProps {
  onUse: (template: BatchTemplate) => void;
  onStarted: (batchId: string) => void;
}

/** Templates with the files that one of them is to be started with. */
export function BatchTemplates({ onUse, onStarted }: BatchTemplatesProps) {
  const texts = useTexts(batchTexts);
  const say = useServerWords();
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const add = (more: StoredFile[]) =>
    setFiles((was) => [...new Map([...was, ...more].map((file) => [file.id, file])).values()]);
  const uploads = useToolUploads(add);
  const start = async ({ id: templateId, name }: BatchTemplate) => {
    if (!files.length) return toast.error(texts.needFiles);
    try {
      const fileIds = files.map(({ id }) => id);
      const { batch } = await api.batch.fromTemplate.mutate({ templateId, name, fileIds });
      toast.success(texts.created);
      setFiles([]);
      onStarted(batch.id);
    } catch (error) {
      toast.error(texts.templateFailed, { description: say(readApiError(error).message ?? '') });
    }
  };
  const chosen = (
    <section
      aria-label={texts.templateFiles}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-10 border border-line bg-surface px-4 py-3"
    >
      <Sheets files={files} />
      <div className="min-w-0 flex-1 max-desk:basis-full">
        <h3 className="text-13 font-bold">
          {files.length ? texts.files(files.length) : texts.templateFiles}
        </h3>
        <p className="text-12 text-ink-soft">{texts.templateFilesText}</p>
      </div>
      {files.length > 0 && (
        <Button size="small" look="bare" onClick={() => setFiles([])}>
          {texts.clearFiles}
        </Button>
      )}
      <Button size="small" onClick={() => setChoosing(true)}>
        <FilePlus2 aria-hidden="true" />
        {files.length ? texts.addFiles : texts.chooseFiles}
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
