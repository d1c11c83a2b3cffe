import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/api/trpc.ts';

/** What would help with a file, looked for anew when its text has come; and whether it is locked, so that nothing else helps. */
export function useAdvice(file: { id: string; has_text: boolean }, isWanted = true) {
  const options = trpc.ai.recommendations.queryOptions({ fileId: file.id }, { enabled: isWanted });
  const advice = useQuery(options);
  const { refetch } = advice;
  const hasText = file.has_text;
  const before = useRef(hasText);
  useEffect(() => {
    if (isWanted && hasText !== before.current) void refetch();
    before.current = hasText;
  }, [hasText, isWanted, refetch]);
  const locked = advice.data?.recommendations.find(
    ({ action, priority }) => action === 'unlock' && priority === 'high',
  );
  return { advice, locked };
}
