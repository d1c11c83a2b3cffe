import { ButtonLink } from '../../../components/button.tsx';
import { barButtonOnPhone } from '../../files/selection-bar.tsx';
import type { ToolEntriesProps } from './tool-entries.tsx';
import { ToolsMenu } from './tools-menu.tsx';
import { useEntries } from './use-entries.ts';

const AT_ONCE = 3;

/** In the bar of a selection: the first three by name as far as there is room, and all of them in the menu. */
export default function SelectionTools({ files }: ToolEntriesProps) {
  const { whole, mixed, toEntry } = useEntries(files);
  const first = [...whole.map(toEntry), ...mixed].slice(0, AT_ONCE);
  if (files.length === 0) return null;
  return (
    <>
      {first.map(({ key, label, Icon, to }, at) => (
        <ButtonLink
          key={key}
          look="bare"
          size="small"
          to={to}
          data-folds={AT_ONCE - at}
          className="max-desktop:hidden"
        >
          <Icon aria-hidden="true" />
          {label}
        </ButtonLink>
      ))}
      <ToolsMenu files={files} look="bare" className={barButtonOnPhone} />
    </>
  );
}
