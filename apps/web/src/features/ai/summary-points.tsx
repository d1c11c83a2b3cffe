import type { Summary } from '@sheaf/api/features/ai/ai.schema.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import { MarkedAnswer } from './marked-answer.tsx';

type Point = Summary['sentences'][number];
type Group = { key: string; title: string | undefined; points: Point[] };

/** The points of a summary in the order of the document, under what they are for or the heading they stand under. */
export function SummaryPoints({ points, onPage }: { points: Point[]; onPage: (page: number) => void }) {
  const t = useMessages(aiMessages);
  return (
    <div className="mt-3 space-y-4">
      {groupPoints(points, (role) => t.find(`summary.roles.${role}`)).map(({ key, title, points: own }) => (
        <section key={key}>
          {title && <h4 className="text-13 font-strong text-ink-soft">{title}</h4>}
          <ul className="mt-1 space-y-1.5 font-serif text-16">
            {own.map(({ text, page, unverified_claims: claims = [] }) => (
              <li key={text}>
                <MarkedAnswer text={text} claims={claims} why={t('summary.notInDocument')} />{' '}
                <button
                  type="button"
                  title={t('chat.page', { page: formatNumber(page) })}
                  onClick={() => onPage(page)}
                  className="mr-1 rounded-4 bg-accent-soft px-1 align-[1px] font-sans text-12 font-strong text-accent-ink tabular-nums hover:underline"
                >
                  {t('summary.pageShort', { page: formatNumber(page) })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What is for the same comes together, where the first of it stands; of sections only neighbours do. */
export function groupPoints(points: Point[], nameRole: (role: string) => string | undefined): Group[] {
  const groups: Group[] = [];
  points.forEach((point, i) => {
    const role = point.role && nameRole(point.role);
    const title = role ?? point.section;
    const open = role ? groups.find((group) => group.title === role) : groups.at(-1);
    if (open && open.title === title) open.points.push(point);
    else groups.push({ key: String(i), title, points: [point] });
  });
  return groups;
}
