import { PageHeader } from '../../components/page-header.tsx';
import { ActivityPanel } from '../../features/users/activity-panel.tsx';
import { activityTexts } from '../../features/users/activity.texts.ts';
import { useTexts } from '../../lib/texts.ts';

export function Activity() {
  const { title, lede } = useTexts(activityTexts);
  return (
    <div className="wrap pb-16">
      <PageHeader title={title} lede={lede} />
      <ActivityPanel untitled />
    </div>
  );
}
