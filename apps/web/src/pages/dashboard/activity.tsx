import { PageHeader } from '../../components/page-header.tsx';
import { ActivityPanel } from '../../features/users/activity-panel.tsx';
import { activityMessages } from '../../lib/messages/activity.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';

export function Activity() {
  const t = useMessages(activityMessages);
  return (
    <div className="wrap pb-16">
      <PageHeader title={t('title')} lede={t('lede')} />
      <ActivityPanel untitled />
    </div>
  );
}
