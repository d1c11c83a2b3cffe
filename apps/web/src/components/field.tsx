import { CircleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, cloneElement, useId } from 'react';
import { useFieldError } from '../lib/form/use-field-error.ts';

interface ControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Shown at the right end of the label, such as the link to a forgotten password. */
  aside?: ReactNode;
  children: ReactElement<ControlProps>;
}

/** Label, control, hint and error as one, tied together for people who do not see them beside each other. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const said = useFieldError(error);
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const noteId = `${id}-note`;
  const control = cloneElement(children, {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 leading-[18px] font-strong">
          {label}
        </label>
        {aside}
      </div>
      {control}
      {error ? (
        <p id={noteId} role="alert" className="flex items-start gap-[5px] text-12 text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3" />
          {said}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-12 text-ink-faint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
