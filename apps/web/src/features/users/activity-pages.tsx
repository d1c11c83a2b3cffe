import { Pager, type Pagination } from '../../components/pager.tsx';
import { useTexts } from '../../lib/texts.ts';
import { activityTexts } from './activity.texts.ts';

interface ActivityPagesProps {
  pagination: Pagination;
  onPage: (page: number) => void;
}

export function ActivityPages(props: ActivityPagesProps) {
  const texts = useTexts(activityTexts);
  const words = { label: texts.pages, previous: texts.newer, next: texts.older, range: texts.range };
  return <Pager words={words} {...props} />;
}
