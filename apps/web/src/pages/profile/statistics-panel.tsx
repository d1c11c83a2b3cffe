import { UsageCard } from '../../features/usage/usage-card.tsx';
import { StatisticsFigures } from '../../features/users/statistics-figures.tsx';

export function StatisticsPanel() {
  return (
    <div className="flex flex-col gap-4">
      <StatisticsFigures />
      <UsageCard />
    </div>
  );
}
