import type { SyntheticEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { redactMessages } from './redact.messages.ts';
import { isNothing, type Wanted } from './wanted.ts';
import { WantedFields } from './wanted-fields.tsx';

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
      <WantedFields wanted={wanted} onChange={onChange}>
        <Button type="submit" busy={isSearching} disabled={isNothing(wanted)}>
          {isSearching ? t('searching') : t('search')}
        </Button>
      </WantedFields>
    </form>
  );
}
