import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { activityTexts } from './activity.texts.ts';

interface ActivityPagesProps {
  pagination: { page: number; limit: number; total: number; totalPages: number };
  onPage: (page: number) => void;
}

export function ActivityPages({ pagination, onPage }: ActivityPagesProps) {
  const texts = useTexts(activityTexts);
  const { page, limit, total, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <nav
      aria-label={texts.pages}
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5"
    >
      <p className="text-12 text-ink-faint tabular-nums">
        {texts.range(formatNumber(first), formatNumber(last), formatNumber(total))}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {texts.newer}
        </Button>
        <Button size="small" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          {texts.older}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
