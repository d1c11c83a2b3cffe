import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MenuPanel } from './menu.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

interface RowMenuProps {
  name: string;
  icon: ReactNode;
  className?: string;
  /** Of a list that the arrow keys walk, one row is reached by Tab. */
  isTabStop?: boolean;
  children: () => ReactNode;
}

/**
 * For lists of thousands: a button, and nothing more until the pointer or the focus is at it. A right click anywhere in
 * the `data-menu-area` around it opens the same menu at the pointer.
 */
export function RowMenu({ name, icon, className, isTabStop = true, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  /** What had the focus as the keys for a right click opened the menu. */
  const opener = useRef<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [pointer, setPointer] = useState<{ left: number; top: number } | null>(null);
  const arm = () => setNear(true);
  useEffect(() => {
    const area = button.current?.closest<HTMLElement>('[data-menu-area]');
    const onContextMenu = (event: MouseEvent) => {
      // The browser's own menu stays within reach, and where text is written.
      if (event.shiftKey || (event.target instanceof Element && event.target.closest('input'))) return;
      event.preventDefault();
      const { activeElement } = document;
      const isInside = activeElement instanceof HTMLElement && area?.contains(activeElement);
      opener.current = isInside ? activeElement : null;
      setPointer({ left: event.clientX, top: event.clientY });
      setOpen(true);
    };
    area?.addEventListener('contextmenu', onContextMenu);
    return () => area?.removeEventListener('contextmenu', onContextMenu);
  }, []);
  return (
    <span className="relative inline-grid shrink-0" onPointerEnter={arm} onFocus={arm}>
      <PlainIconButton
        ref={button}
        id={id}
        name={name}
        title={name}
        size="small"
        tabIndex={isTabStop ? undefined : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={className}
        onClick={() => {
          opener.current = null;
          setPointer(null);
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          opener.current = null;
          setPointer(null);
          setOpen(true);
        }}
      >
        {icon}
      </PlainIconButton>
      {(isNear || isOpen) && (
        <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
          {/* What the menu is laid out by; the button stays the one that was there before. */}
          <DropdownMenu.Trigger asChild>
            <span
              aria-hidden="true"
              className={
                pointer ? 'pointer-events-none fixed size-0' : 'pointer-events-none absolute inset-0'
              }
              style={pointer ?? undefined}
            />
          </DropdownMenu.Trigger>
          <MenuPanel
            // At the pointer it moves up as far as it must to be seen whole.
            side={pointer ? 'right' : 'bottom'}
            align={pointer ? 'start' : 'end'}
            aria-labelledby={id}
            onInteractOutside={(event) => {
              // Its own click closes it; closed before that, it would be opened again.
              if (event.target instanceof Node && button.current?.contains(event.target))
                event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What an entry has opened, such as a field for the name, keeps the focus.
              if (document.activeElement !== document.body) return;
              const { current } = opener;
              (current?.isConnected ? current : button.current)?.focus();
            }}
          >
            {isOpen && children()}
          </MenuPanel>
        </DropdownMenu.Root>
      )}
    </span>
  );
}
