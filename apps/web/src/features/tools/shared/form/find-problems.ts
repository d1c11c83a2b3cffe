import { findUnreadable, listPages } from '@sheaf/pdf-core/options';
import type { Refusal } from '@sheaf/messages/reasons';
import { packRefusal } from '../../../../lib/api/packed-refusal.ts';
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
        const problem = pageCount === undefined ? findUnreadable(text) : findMissing(text, pageCount);
        return problem ? [[field.name, packRefusal(toRefusal(problem))]] : [];
      }
      return field.isNeeded && !text.trim() ? [[field.name, '']] : [];
    }),
  );
}

function findMissing(text: string, pageCount: number) {
  const read = listPages(text, pageCount);
  return 'problem' in read ? read.problem : undefined;
}

function toRefusal([reason, params]: readonly [string, object?]): Refusal {
  return { reason, params } as Refusal;
}
