import { headingOf, paragraphOf, plainText, type Format } from '../records.ts';

/** The federal laws of Canada, in English: each section stands below a marginal note that says what it is about. */
export const statutes: Format = {
  wants: (path) => path.endsWith('.xml') && /^(eng\/|annual.*\/en\/20[12])/.test(path),
  read: (text) =>
    text
      .split(/(?=<Section\b)/)
      .slice(1)
      .flatMap((section) => [...section.matchAll(/<(MarginalNote|Text)\b[^>]*>(.*?)<\/\1>/gs)])
      .flatMap(([, tag, content]) => {
        if (tag === 'Text') return paragraphOf(content!);
        // Where an older number stands instead of a note.
        return /\bc\. |^\d|\bs\. \d/.test(plainText(content!)) ? [] : headingOf(content!);
      }),
};
