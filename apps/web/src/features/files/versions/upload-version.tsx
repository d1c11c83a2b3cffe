import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { versionsMessages } from './versions.messages.ts';

interface UploadVersionProps {
  /** The type that a version of this file has. */
  type: string;
  onFile: (file: File) => Promise<unknown>;
}

export function UploadVersion({ type, onFile }: UploadVersionProps) {
  const t = useMessages(versionsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    await onFile(file);
    setSending(false);
  };
  return (
    <div className="px-4 pb-3 desktop:px-6">
      <Button wide disabled={isSending} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {isSending ? t('uploading') : t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('upload')}
        accept={type}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
      />
    </div>
  );
}
