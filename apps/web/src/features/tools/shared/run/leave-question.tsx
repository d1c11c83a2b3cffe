import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogClose } from '../../../../components/dialog.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { holdNavigation } from '../../../../lib/page/hold-navigation.ts';
import { leavingMessages } from './leaving.messages.ts';

/** Asks before another page of the app takes the place of this one. */
export function LeaveQuestion() {
  const t = useMessages(leavingMessages);
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => holdNavigation(navigator, (go) => setLeave(() => go)), [navigator]);
  return (
    <Dialog
      open={leave !== null}
      onOpenChange={(isOpen) => !isOpen && setLeave(null)}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button look="bare" onClick={() => leave?.()}>
            {t('leave')}
          </Button>
          <DialogClose asChild>
            <Button look="primary">{t('stay')}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
