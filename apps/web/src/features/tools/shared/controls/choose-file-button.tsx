import { useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';

interface ChooseFileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void | Promise<void>;
}

/** For a file that is not kept, such as a certificate. */
export function ChooseFileButton({ label, accept, onFile }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <span className="min-w-0 truncate text-12 text-ink-soft">{name}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (!file) return;
          setName(file.name);
          void onFile(file);
        }}
      />
    </div>
  );
}
