import { listPages } from '@sheaf/pdf-core/options';
import type { Refusal } from '@sheaf/messages/reasons';
import { packRefusal } from '../../../../lib/packed-refusal.ts';
import type { Values } from './read-fields.ts';
import type { ToolField } from './tool-field.ts';

/** What is wrong, by option; empty where it only has to be filled in. Controls keep all else within its bounds. */
export function findProblems(
  fields: ToolField[],
  options: Values,
  pageCount: number | undefined,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.kind !== 'text' || !(field.name in options)) return [];
      const text = String(options[field.name]);
      if (field.form.pages) {
        const read = listPages(text, pageCount ?? Infinity);
        return 'problem' in read ? [[field.name, packRefusal(toRefusal(read.problem))]] : [];
      }
      return field.isNeeded && !text.trim() ? [[field.name, '']] : [];
    }),
  );
}

function toRefusal([reason, params]: readonly [string, object?]): Refusal {
  return { reason, params } as Refusal;
}
