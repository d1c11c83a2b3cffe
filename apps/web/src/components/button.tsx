import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/page/classes.ts';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean;
}

export function Button({
  look = 'quiet',
  size = 'medium',
  wide = false,
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      data-busy={busy || undefined}
      className={classes(buttonStyle(look, size, wide), className)}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  );
}

export function ButtonLink({
  look = 'quiet',
  size = 'medium',
  wide = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} data-button className={classes(buttonStyle(look, size, wide), className)} />;
}
