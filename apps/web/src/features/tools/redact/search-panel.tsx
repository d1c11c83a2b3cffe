import type { SyntheticEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { LongText } from '../shared/controls/long-text.tsx';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { redactMessages } from './redact.messages.ts';
import { isNothing, PATTERNS, type Wanted } from './use-search.ts';

interface SearchPanelProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  isSearching: boolean;
  onSearch: () => void;
}

/** What to look for: words, forms that words have, and expressions. */
export function SearchPanel({ wanted, onChange, isSearching, onSearch }: SearchPanelProps) {
  const t = useMessages(redactMessages);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form onSubmit={submit}>
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
              onChange({
                ...wanted,
                patterns: isChecked
                  ? [...wanted.patterns, pattern]
                  : wanted.patterns.filter((one) => one !== pattern),
              })
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
        <Button type="submit" busy={isSearching} disabled={isNothing(wanted)}>
          {isSearching ? t('searching') : t('search')}
        </Button>
      </OptionBlock>
    </form>
  );
}
