import { useEffect, useRef } from 'react';
import { Input } from '../../../../components/input.tsx';

interface OutputNameProps {
  label: string;
  /** Without its extension, which is shown after the field. */
  value: string;
  ending: string;
  onChange: (name: string) => void;
  disabled?: boolean;
}

const LONGEST = 200;

export function OutputName({ label, value, ending, onChange, disabled }: OutputNameProps) {
  const field = useRef<HTMLInputElement>(null);
  // What a tool adds to a name stands at its end.
  useEffect(() => {
    if (value) showEnd(field.current);
  }, [value]);
  useEffect(() => {
    if (!field.current) return;
    const sizes = new ResizeObserver(() => showEnd(field.current));
    sizes.observe(field.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <Input
      ref={field}
      onBlur={({ target }) => showEnd(target, true)}
      size="large"
      aria-label={label}
      value={value}
      end={ending}
      maxLength={LONGEST}
      disabled={disabled}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      className="w-full desktop:w-[264px]"
    />
  );
}

/** Of a name that is longer than its field; not of one that is being written. */
function showEnd(field: HTMLInputElement | null, isLeft = false): void {
  if (field && (isLeft || document.activeElement !== field)) field.scrollLeft = field.scrollWidth;
}

/** The name to send: an emptied one becomes the default. */
export function fullName(name: string, usual: string, ending: string): string {
  const given = name.trim();
  const stem = given.toLowerCase().endsWith(ending)
    ? given.slice(0, -ending.length)
    : given.replace(/\.(pdf|zip)$/iu, '');
  return (stem || usual) + ending;
}
