import type { UnverifiedClaim } from '@sheaf/api/features/ai/ai.claims.schema.ts';
import { Tooltip } from 'radix-ui';
import { Fragment, useId, useState } from 'react';

interface MarkedAnswerProps {
  text: string;
  /** In the order of the text. */
  claims: UnverifiedClaim[];
  /** What is said of them. */
  why: string;
}

/** What a language model wrote, with the numbers, dates and names underlined that what it is from does not have. */
export function MarkedAnswer({ text, claims, why }: MarkedAnswerProps) {
  const description = useId();
  const ends = [0, ...claims.map(({ to }) => to)];
  return (
    <Tooltip.Provider delayDuration={200}>
      {claims.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <UnverifiedWords text={text.slice(from, to)} why={why} description={description} />
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
      {claims.length > 0 && (
        <span id={description} hidden>
          {why}
        </span>
      )}
    </Tooltip.Provider>
  );
}

/** Says what the line under it means on hover, on focus, and on a tap. */
function UnverifiedWords({ text, why, description }: { text: string; why: string; description: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          aria-describedby={description}
          className="cursor-help rounded-4 underline decoration-warn-ink decoration-dotted decoration-2 underline-offset-4 select-text"
          // A press closes tooltips of Radix, and a finger has no hover.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {text}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-6 bg-ink px-2.5 py-1.5 text-12 font-medium text-bg shadow-floating"
        >
          {why}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
