import { Pager, type Pagination } from '../../components/pager.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { activityMessages } from '../../lib/messages/activity.messages.ts';

interface ActivityPagesProps {
  pagination: Pagination;
  onPage: (page: number) => void;
}

export function ActivityPages(props: ActivityPagesProps) {
  const t = useMessages(activityMessages);
  const words = {
    label: t('pages'),
    previous: t('newer'),
    next: t('older'),
    range: (from: string, to: string, total: string) => t('range', { from, to, total }),
  };
  return <Pager words={words} {...props} />;
}
