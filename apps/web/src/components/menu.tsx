import { DropdownMenu } from 'radix-ui';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/page/classes.ts';
import { leaveOpened } from './late-focus.ts';
import { menuItem, menuPanel } from './menu-style.ts';
import { Spinner } from './spinner.tsx';
import { useKeyNames } from './use-key-names.ts';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
}

/** Not modal: the page behind stays scrollable and readable, as under any native menu. */
export function Menu({ trigger, align = 'start', children, className }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuPanel align={align} className={className}>
        {children}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

/** Shown once all its entries are loaded: one that comes later would move the others under the pointer. */
export function MenuPanel({
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: ComponentProps<typeof DropdownMenu.Content>) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        ref={menu}
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          leaveOpened(event);
        }}
        className={classes(
          menuPanel,
          // Entries that come late find the side chosen for fewer: with this much to show, the side with more room is taken.
          'max-h-[max(var(--radix-dropdown-menu-content-available-height),min(20rem,42dvh))] w-[220px] overflow-y-auto',
          className,
        )}
      >
        <Suspense fallback={<Waiting />}>
          {children}
          <FocusFirst menu={menu} />
        </Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

/** The first entry of a menu that was opened by keys, where Radix found none yet. */
function FocusFirst({ menu }: { menu: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const { current } = menu;
    if (current !== document.activeElement || !current?.matches(':focus-visible')) return;
    current.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  }, [menu]);
  return null;
}

function Waiting() {
  return (
    <span className="grid place-items-center p-3">
      <Spinner size="small" />
    </span>
  );
}

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  icon?: ReactNode;
  keys?: string;
  danger?: boolean;
}

export function MenuItem({ icon, keys, danger = false, className, children, ...rest }: MenuItemProps) {
  const name = useKeyNames();
  return (
    <DropdownMenu.Item
      {...rest}
      className={classes(menuItem, danger && 'text-danger-ink [&>svg]:text-danger-ink!', className)}
    >
      {icon}
      {children}
      {keys && <span className="ml-auto text-12 text-ink-faint pointer-coarse:hidden">{name(keys)}</span>}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={menuItem}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
