import { useEffect } from 'react';

/** While this is on, the browser asks before the tab is closed or loaded anew. */
export function createLeaveQuestion(): (isOn: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isOn) =>
    isOn ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask);
}

/** As long as there is work in a component that is saved nowhere. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    const ask = createLeaveQuestion();
    ask(isUnsaved);
    return () => ask(false);
  }, [isUnsaved]);
}
