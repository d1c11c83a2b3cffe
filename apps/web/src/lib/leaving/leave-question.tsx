import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { holdNavigation } from '../page/hold-navigation.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface LeaveQuestionProps {
  what?: 'changes' | 'files';
  /** The page is about to be left. */
  onLeave?: () => void;
}

/** Asks before another page of the app takes the place of this one. */
export function LeaveQuestion({ what = 'changes', onLeave }: LeaveQuestionProps) {
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => holdNavigation(navigator, (go) => setLeave(() => go)), [navigator]);
  const go =
    leave &&
    (() => {
      leave();
      onLeave?.();
    });
  return <LeaveDialog what={what} leave={go} onStay={() => setLeave(null)} />;
}
