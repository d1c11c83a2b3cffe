import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { LongText } from '../shared/controls/long-text.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { redactMessages } from './redact.messages.ts';
import { PATTERNS, type Wanted } from './wanted.ts';

interface WantedFieldsProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  children?: ReactNode;
}

export function WantedFields({ wanted, onChange, children }: WantedFieldsProps) {
  const t = useMessages(redactMessages);
  const without = (pattern: string) => wanted.patterns.filter((one) => one !== pattern);
  return (
    <>
      <OptionBlock>
        <Field label={t('words')} hint={t('wordsHint')}>
          <LongText
            rows={3}
            value={wanted.words}
            onChange={(event) => onChange({ ...wanted, words: event.target.value })}
          />
        </Field>
        <SwitchOption
          label={t('wholeWords')}
          value={wanted.wholeWords}
          onChange={(wholeWords) => onChange({ ...wanted, wholeWords })}
        />
      </OptionBlock>
      <OptionBlock title={t('patternsTitle')}>
        {PATTERNS.map((pattern) => (
          <Checkbox
            key={pattern}
            label={t(`patterns.${pattern}`)}
            checked={wanted.patterns.includes(pattern)}
            onCheckedChange={(isChecked) =>
              onChange({ ...wanted, patterns: [...without(pattern), ...(isChecked ? [pattern] : [])] })
            }
          />
        ))}
        <Field label={t('expressions')}>
          <LongText
            rows={2}
            spellCheck={false}
            value={wanted.expressions}
            onChange={(event) => onChange({ ...wanted, expressions: event.target.value })}
          />
        </Field>
        {children}
      </OptionBlock>
    </>
  );
}
