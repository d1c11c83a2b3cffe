import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { MenuPanel } from './menu.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

interface RowMenuProps {
  name: string;
  icon: ReactNode;
  className?: string;
  children: () => ReactNode;
}

/** For lists of thousands: a button, and nothing more until the pointer or the focus is at it. */
export function RowMenu({ name, icon, className, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const arm = () => setNear(true);
  return (
    <span className="relative inline-grid shrink-0" onPointerEnter={arm} onFocus={arm}>
      <PlainIconButton
        ref={button}
        id={id}
        name={name}
        title={name}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={className}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {icon}
      </PlainIconButton>
      {(isNear || isOpen) && (
        <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
          {/* What the menu is laid out by; the button stays the one that was there before. */}
          <DropdownMenu.Trigger asChild>
            <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
          </DropdownMenu.Trigger>
          <MenuPanel
            align="end"
            aria-labelledby={id}
            onInteractOutside={(event) => {
              // Its own click closes it; closed before that, it would be opened again.
              if (event.target instanceof Node && button.current?.contains(event.target))
                event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What an entry has opened, such as a field for the name, keeps the focus.
              if (document.activeElement === document.body) button.current?.focus();
            }}
          >
            {isOpen && children()}
          </MenuPanel>
        </DropdownMenu.Root>
      )}
    </span>
  );
}
