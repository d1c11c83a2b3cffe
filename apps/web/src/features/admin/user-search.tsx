import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';

/** Enter or the button searches; nothing searches for everybody. */
export function UserSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const texts = useTexts(adminTexts);
  const [text, setText] = useState(search);
  return (
    <search className="max-desk:w-full">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <Input
          type="search"
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          start={<Search aria-hidden="true" className="size-3.5!" />}
          className="max-desk:flex-1 desk:w-65"
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  );
}
