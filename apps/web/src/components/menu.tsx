import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/page/classes.ts';
import { menuItem, menuPanel } from './menu-style.ts';
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

export function MenuPanel({ className, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        className={classes(
          menuPanel,
          'max-h-(--radix-dropdown-menu-content-available-height) w-[220px] overflow-y-auto',
          className,
        )}
      />
    </DropdownMenu.Portal>
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
      {keys && <span className="ml-auto text-12 text-ink-faint">{name(keys)}</span>}
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
