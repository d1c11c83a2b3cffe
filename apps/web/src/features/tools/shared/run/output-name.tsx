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
  return (
    <Input
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

/** The name to send: an emptied one becomes the default. */
export function fullName(name: string, usual: string, ending: string): string {
  const given = name.trim();
  const stem = given.toLowerCase().endsWith(ending)
    ? given.slice(0, -ending.length)
    : given.replace(/\.(pdf|zip)$/iu, '');
  return (stem || usual) + ending;
}
