import { INSTANCE_USES, type InstanceUse } from '@sheaf/api/features/auth/auth.uses.schema.ts';
import { useId } from 'react';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useMessages } from '../messages/messages.ts';
import { instanceNoteMessages } from './instance.messages.ts';

interface UseChoiceProps {
  value: InstanceUse;
  onChange: (use: InstanceUse) => void;
}

/** What an instance is for: asked once at the first start, and changed in its settings. */
export function UseChoice({ value, onChange }: UseChoiceProps) {
  const t = useMessages(instanceNoteMessages);
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-13 font-strong">
        {t('use.title')}
      </p>
      <RadioGroup
        orientation="vertical"
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(INSTANCE_USES.find((use) => use === next) ?? value)}
        options={INSTANCE_USES.map((use) => ({
          value: use,
          label: t(`use.${use}`),
          hint: t(`useHints.${use}`),
        }))}
      />
    </div>
  );
}
