import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '../lib/messages/format.ts';
import { Button } from './button.tsx';

export interface Pagination {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

interface PagerProps {
  words: {
    label: string;
    previous: string;
    next: string;
    range: (from: string, to: string, total: string) => string;
  };
  pagination: Pagination;
  onPage: (page: number) => void;
}

/** The foot of a list that comes in pages. */
export function Pager({ words, pagination, onPage }: PagerProps) {
  const { page, limit, total, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <nav
      aria-label={words.label}
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5"
    >
      <p className="text-12 text-ink-faint tabular-nums">
        {words.range(formatNumber(first), formatNumber(last), formatNumber(total))}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {words.previous}
        </Button>
        <Button size="small" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          {words.next}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
