import { Fragment } from 'react';
import { MenuLink, MenuSeparator } from '../../../components/menu.tsx';
import { useMessages } from '../../../lib/messages.ts';
import { basicTools, groupOf, moreTools, toolPath } from '../shared/tool-list.ts';
import { nameTool, toolMessages } from '../shared/tools.messages.ts';

/** By their groups; one document goes along. */
export default function MoreToolLinks({ isBasic, files }: { isBasic: boolean; files: string[] }) {
  const t = useMessages(toolMessages);
  const entries = isBasic ? basicTools : moreTools;
  return entries.map(({ id, Icon }, index) => (
    <Fragment key={id}>
      {index > 0 && groupOf(id) !== groupOf(entries[index - 1]!.id) && <MenuSeparator />}
      <MenuLink to={toolPath(id, files.slice(0, 1))} icon={<Icon aria-hidden="true" />}>
        {nameTool(t, id)}
      </MenuLink>
    </Fragment>
  ));
}
