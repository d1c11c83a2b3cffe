import { Button, ButtonLink } from '../../../../components/button.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { placePath } from '../../../files/manager-place.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import type { ToolResultProps } from './result-props.ts';

type AfterResultProps = Pick<ToolResultProps, 'onAgain' | 'againLabel' | 'onAnew'> & {
  file: StoredFile | undefined;
};

/** Where what was made lies, and the ways back to the tool. */
export function AfterResult({ file, onAgain, againLabel, onAnew }: AfterResultProps) {
  const t = useMessages(toolAreaMessages);
  return (
    <>
      <ButtonLink
        look="bare"
        to={`${placePath({ view: 'folder', folderId: file?.folder_id ?? null })}&select=${file?.id}`}
      >
        {t('result.folder')}
      </ButtonLink>
      <Button look="bare" onClick={onAgain}>
        {againLabel ?? t('result.again')}
      </Button>
      <Button look="bare" onClick={onAnew}>
        {t('result.anew')}
      </Button>
    </>
  );
}
