import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';

/** Enter or the button searches; nothing searches for everybody. */
export function UserSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const t = useMessages(adminMessages);
  const [text, setText] = useState(search);
  return (
    <search className="max-desktop:w-full">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <Input
          type="search"
          aria-label={t('searchLabel')}
          placeholder={t('searchLabel')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          start={<Search aria-hidden="true" className="size-3.5!" />}
          className="max-desktop:flex-1 desktop:w-65"
        />
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  );
}
