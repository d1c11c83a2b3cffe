import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { readBase64 } from '../sign/signature-picture.ts';
import { mostFiles } from './attach.form.ts';

export type Attached = { id: string; name: string; size: number; data: string; description: string };

const MB = 1024 * 1024;
/** One request holds them all in base64, which a server takes up to 20 MB of. */
const MOST_MB = 14;

interface AttachedListProps {
  files: Attached[];
  onFiles: (files: Attached[]) => void;
}

/** The files to attach, each with what it is. */
export function AttachedList({ files, onFiles }: AttachedListProps) {
  const t = useMessages(toolOptionMessages);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  async function add(chosen: File[]) {
    const size = [...files, ...chosen].reduce((sum, file) => sum + file.size, 0);
    const isMany = files.length + chosen.length > mostFiles;
    const tooMuch = size > MOST_MB * MB ? t('attach-files.tooLarge', { limit: MOST_MB }) : '';
    const wrong = isMany ? t('attach-files.tooMany', { limit: mostFiles }) : tooMuch;
    setProblem(wrong);
    if (wrong) return;
    const read = chosen.map(async (file) => ({
      id: makeUuidV7(),
      name: file.name,
      size: file.size,
      data: await readBase64(file),
      description: '',
    }));
    onFiles([...files, ...(await Promise.all(read))]);
  }
  const change = (id: string, description: string) =>
    onFiles(files.map((file) => (file.id === id ? { ...file, description } : file)));
  return (
    <OptionBlock title={t('attach-files.files')}>
      <ul className="flex flex-col gap-3">
        {files.map(({ id, name, size, description }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <div className="flex items-center gap-2 text-13">
              <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
              <span className="text-12 text-ink-faint tabular-nums">{formatBytes(size)}</span>
              <Button
                look="bare"
                aria-label={t('attach-files.remove', { name })}
                onClick={() => onFiles(files.filter((file) => file.id !== id))}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
            <Input
              aria-label={t('attach-files.description', { name })}
              placeholder={t('attach-files.descriptionHint')}
              value={description}
              maxLength={1000}
              autoComplete="off"
              onChange={({ target }) => change(id, target.value)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => input.current?.click()}>
        <Plus aria-hidden="true" />
        {t('attach-files.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attach-files.choose')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length) void add(chosen);
        }}
      />
      {problem && (
        <p role="alert" className="text-12 text-danger-ink">
          {problem}
        </p>
      )}
    </OptionBlock>
  );
}
