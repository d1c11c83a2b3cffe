import english from '../../../../../docs/self-hosting.md?raw';
import { defineTranslated } from '../../lib/messages/translated.ts';

const translations = import.meta.glob<string>('../../../../../docs/self-hosting.*.md', {
  query: '?raw',
  import: 'default',
});

/** The guide for hosts, as the repository has it: in English where a language has none of its own. */
export const hostingSource = defineTranslated(english, async (language) => {
  const fetchOne = translations[`../../../../../docs/self-hosting.${language}.md`];
  return fetchOne ? fetchOne() : english;
});
