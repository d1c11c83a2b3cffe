import { Link } from 'react-router';
import { classes } from '../lib/page/classes.ts';
import { useAppName } from '../lib/messages/app-name.ts';
import { useConfig } from '../lib/instance/use-instance.ts';

export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 2.5v19M7 3.5c0 5.2 2.6 5.2 2.6 8.5S7 15.3 7 20.5M17 3.5c0 5.2-2.6 5.2-2.6 8.5s2.6 3.3 2.6 8.5M2.8 6c.6 4.2 4.400 3.600 4.400 6s-3.800 1.800-4.400 6M21.200 6c-.6 4.200-4.400 3.600-4.400 6s3.800 1.800 4.400 6" />
      <path d="M5.400 12h13.200" stroke="var(--accent)" strokeWidth={3} />
    </svg>
  );
}

/** By the name and the picture that this instance has. */
export function Brand({ className }: { className?: string }) {
  const config = useConfig();
  const name = useAppName();
  return (
    <Link
      to="/"
      className={classes(
        'reach relative flex items-center gap-[9px] rounded-4 font-serif text-20 leading-none font-strong tracking-[-0.015em]',
        className,
      )}
    >
      {config?.logo ? <img src={config.logo} alt="" className="max-h-[22px] max-w-24" /> : <BrandMark />}
      <span className="max-w-48 truncate leading-7">{name}</span>
    </Link>
  );
}
