import { LANGUAGES, nameLanguage } from '../lib/messages/language.ts';
import { chooseLanguage, useLanguage } from '../lib/messages/translated.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { fieldMessages } from './field.messages.ts';

/** The browser's own list: it is on every page, the first one too. */
export function LanguageSelect() {
  const language = useLanguage();
  return (
    <select
      aria-label={useMessages(fieldMessages)('language')}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((known) => known === target.value);
        if (chosen) void chooseLanguage(chosen);
      }}
      className="h-11 rounded-6 border border-edge bg-raised px-2.5 text-13 text-ink-soft hover:text-ink desktop:h-9"
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {nameLanguage(each)}
        </option>
      ))}
    </select>
  );
}
