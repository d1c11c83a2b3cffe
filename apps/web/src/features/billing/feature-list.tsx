import { Check } from 'lucide-react';

export function FeatureList({ items }: { items: string[] }) {
  return (
    <ul className="flex flex-col">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5 py-[3px] text-13 text-ink-soft">
          <Check aria-hidden="true" className="mt-[2.5px] size-3.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
