import { useQuery } from '@tanstack/react-query';
import { Button } from '../components/button.tsx';
import { Card, CardHeader } from '../components/card.tsx';
import { Note } from '../components/note.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';
import { pagesTexts } from './pages.texts.ts';

export default function AdminPage() {
  const texts = useTexts(pagesTexts).admin;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <Card className="max-w-[640px]">
        <CardHeader title={texts.instance} lede={texts.hint} />
        <div className="px-5 pt-2 pb-4">
          <InstanceFacts />
        </div>
      </Card>
    </div>
  );
}

function InstanceFacts() {
  const texts = useTexts(pagesTexts).admin;
  const { data, isError, refetch } = useQuery(trpc.instance.config.queryOptions());
  if (isError) {
    return (
      <Note
        kind="bad"
        fact={texts.failed}
        action={<Button onClick={() => refetch()}>{texts.again}</Button>}
      />
    );
  }
  const facts = [
    [texts.version, data?.version],
    [texts.signup, data && (data.signup === 'open' ? texts.signupOpen : texts.signupClosed)],
    [texts.google, data && (data.google ? texts.on : texts.off)],
  ] as const;
  return (
    <dl className="divide-y divide-line">
      {facts.map(([label, value]) => (
        <div key={label} className="flex h-10 items-center justify-between gap-4 text-13">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-strong">{value ?? <Skeleton className="h-3 w-20" />}</dd>
        </div>
      ))}
    </dl>
  );
}
