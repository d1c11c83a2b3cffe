import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Comes with the first change that is not saved. Without a connection the page goes on without it. */
export function useLeaveQuestion(isUnsaved: boolean): ReactNode {
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isUnsaved)
      import('./leave-question.tsx').then(
        ({ LeaveQuestion }) => setQuestion(() => LeaveQuestion),
        () => undefined,
      );
  }, [isUnsaved]);
  return isUnsaved && Question ? (
    <Suspense>
      <Question />
    </Suspense>
  ) : null;
}
