import { RadioGroup } from 'radix-ui';
import { useMessages } from '../../lib/messages/messages.ts';
import { folderColorNames, folderColors } from './folder-colors.ts';
import { foldersMessages } from './folders.messages.ts';

export function ColorChoice({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const t = useMessages(foldersMessages);
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={onChange}
      orientation="horizontal"
      aria-label={t('color')}
      className="flex flex-wrap desktop:gap-0.5"
    >
      {folderColorNames.map((name) => (
        <RadioGroup.Item
          key={name}
          value={folderColors[name]}
          aria-label={t(`colors.${name}`)}
          className="reach group relative grid size-11 place-items-center rounded-6 desktop:size-6"
        >
          <span
            className="size-4 rounded-4 ring-offset-2 ring-offset-raised group-data-[state=checked]:ring-2 group-data-[state=checked]:ring-ink"
            style={{ background: folderColors[name] }}
          />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
