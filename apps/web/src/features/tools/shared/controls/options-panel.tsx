import type { ReactNode } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';

interface OptionsPanelProps {
  title: string;
  reset?: { label: string; onReset: () => void };
  children: ReactNode;
}

/** The card on the right of a tool; each option is a row of it. */
export function OptionsPanel({ title, reset, children }: OptionsPanelProps) {
  return (
    <Card className="px-4 pt-3 pb-1">
      <header className="flex min-h-9 items-center justify-between">
        <h2 className="section-title">{title}</h2>
        {reset && (
          <Button size="small" look="bare" onClick={reset.onReset}>
            {reset.label}
          </Button>
        )}
      </header>
      <div className="mt-2 divide-y divide-line border-t border-line">{children}</div>
    </Card>
  );
}
