import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

interface PasswordInputProps extends ComponentProps<typeof Input> {
  showName: string;
  hideName: string;
}

export function PasswordInput({ showName, hideName, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={isShown ? hideName : showName}
          onClick={() => setShown(!isShown)}
          className="reach relative -mr-2 grid size-8 place-items-center rounded-6 text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}
