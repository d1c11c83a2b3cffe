import type { Formatter } from '@sheaf/messages/formatter';
import english from 'virtual:tool-options';
import { defineMessages } from '../../../lib/messages/messages.ts';
import type { ToolId } from './tool-list.ts';

/** What only the form of a tool says, apart from its name, which every page of a member has. */
export const toolOptionMessages = defineMessages('tool-options', english);

/** A message of an option, such as its label; options that many tools share have the same one. */
export function optionLabel(
  t: Formatter<'tool-options'>,
  id: ToolId,
  kind: 'options' | 'hints' | 'groups',
  name: string,
) {
  return t.find(`${id}.${kind}.${name}`) ?? t.find(`shared.${kind}.${name}`);
}
