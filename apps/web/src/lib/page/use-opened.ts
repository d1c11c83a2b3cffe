import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens what a command of the palette has asked for, once: going back or loading the page again does not. */
export function useOpened(name: string, open: () => void): void {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { open?: string } | null)?.open === name;
  useEffect(() => {
    if (!isAsked) return;
    open();
    navigate(pathname + search, { replace: true, state: null });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it is asked for
  }, [isAsked, key]);
}
