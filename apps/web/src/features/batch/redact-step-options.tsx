import { useState } from 'react';
import { WantedFields } from '../tools/redact/wanted-fields.tsx';
import { fromOptions, toOptions } from '../tools/redact/wanted.ts';

interface RedactStepOptionsProps {
  options: Record<string, unknown>;
  onChange: (options: Record<string, unknown>) => void;
}

/** What is redacted in each of many files. */
export default function RedactStepOptions({ options, onChange }: RedactStepOptionsProps) {
  const [wanted, setWanted] = useState(() => fromOptions(options));
  return (
    <WantedFields
      wanted={wanted}
      onChange={(next) => {
        setWanted(next);
        onChange({ ...options, ...toOptions(next) });
      }}
    />
  );
}
