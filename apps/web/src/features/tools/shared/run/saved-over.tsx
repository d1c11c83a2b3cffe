import { GitCompareArrows, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { compareVersionPath } from '../../../files/versions/compare-path.ts';
import { useVersionActions } from '../../../files/versions/use-version-actions.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

interface SavedOverProps {
  file: StoredFile;
  /** The version before. */
  base: number;
  onUndone: () => void;
}

/** After a save over a file: back to the version before, or what changed since. */
export default function SavedOver({ file, base, onUndone }: SavedOverProps) {
  const t = useMessages(toolAreaMessages);
  const { restore } = useVersionActions(file);
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    if (await restore(base)) onUndone();
    else setUndoing(false);
  };
  return (
    <>
      <Button size="large" busy={isUndoing} className="max-desktop:flex-1" onClick={() => void undo()}>
        <Undo2 aria-hidden="true" />
        {t('over.undo')}
      </Button>
      <ButtonLink size="large" className="max-desktop:flex-1" to={compareVersionPath(file.id, base)}>
        <GitCompareArrows aria-hidden="true" />
        {t('over.compare')}
      </ButtonLink>
    </>
  );
}
