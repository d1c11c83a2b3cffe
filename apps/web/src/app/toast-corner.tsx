import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dropSaid, type Said, useToasts, wantToasts } from '../lib/page/toast.ts';
import { useAuth } from '../lib/session/auth.ts';

const FIRST = ['pointerdown', 'keydown'] as const;
/** So that they are at hand when the connection goes before anything is pressed. */
const QUIET_MS = 10_000;
const PLAIN_MS = 6000;

/** A member's pages have much to load, and toasts after them; the start page shows none, the other pages of visitors are forms. */
export function ToastCorner() {
  const { isWanted, said } = useToasts();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [isLost, setLost] = useState(false);
  const { pathname } = useLocation();
  const { status } = useAuth();
  const isForm = status === 'signed-out' && pathname !== '/';
  useEffect(() => {
    if (isForm) wantToasts();
    for (const name of FIRST) addEventListener(name, wantToasts);
    const timer = setTimeout(wantToasts, QUIET_MS);
    return () => {
      for (const name of FIRST) removeEventListener(name, wantToasts);
      clearTimeout(timer);
    };
  }, [isForm]);
  // Asked for anew with each toast until it is there.
  useEffect(() => {
    if (!isWanted || Toaster || (isLost && said.length === 0)) return;
    import('../components/toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => setLost(true),
    );
  }, [isWanted, Toaster, isLost, said.length]);
  if (Toaster) return <Toaster />;
  return isLost ? (
    <div className="fixed top-17 right-3 z-50 flex w-[340px] max-w-[calc(100vw-24px)] flex-col gap-2">
      {said.map((one, index) => (
        <PlainToast key={index} said={one} />
      ))}
    </div>
  ) : null;
}

/** Without a connection there is no script to show it with, and that is what it may have to tell. */
function PlainToast({ said }: { said: Said }) {
  const { title, options } = said;
  const description = options?.description;
  useEffect(() => {
    const timer = setTimeout(() => dropSaid(said), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <output className="rounded-10 border border-line bg-raised p-3 text-13 text-ink shadow-floating">
      <strong className="block font-bold">{title}</strong>
      {typeof description === 'function' ? description() : description}
    </output>
  );
}
