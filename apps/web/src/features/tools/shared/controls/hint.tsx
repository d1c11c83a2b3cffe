/** What there is to know of an option, below it. */
export function Hint({ id, children }: { id?: string; children?: string }) {
  return (
    children && (
      <p id={id} className="text-12 text-pretty text-ink-faint">
        {children}
      </p>
    )
  );
}
