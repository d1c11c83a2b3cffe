import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import { trpc } from '../../lib/api/trpc.ts';
import { LinkedPart } from '../../lib/page/linked-part.tsx';
import { AccessCard } from './access-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { FailedNote } from './failed-note.tsx';
import { MailCard } from './mail-card.tsx';
import { useMailTrial } from './use-mail-draft.ts';
import { ModelCard } from './model-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { VersionsCard } from './versions-card.tsx';
import { UseCard } from './use-card.tsx';

const HashInSight = lazy(() => import('../../lib/page/hash-in-sight.ts'));

export function SettingsForm() {
  const { hash } = useLocation();
  const { data, isError, refetch } = useQuery(trpc.admin.settings.queryOptions());
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data)
    return (
      <Waiting className="flex max-w-[760px] flex-col gap-4">
        {[0, 1, 2].map((card) => (
          <SkeletonFields key={card} className="rounded-10 border border-line bg-surface p-5" />
        ))}
      </Waiting>
    );
  return (
    <div className="flex max-w-[760px] flex-col gap-4">
      {hash && (
        <Suspense fallback={null}>
          <HashInSight />
        </Suspense>
      )}
      <Cards {...data} />
    </div>
  );
}

/** Each begins anew with what was saved. */
function Cards(saved: AdminSettings) {
  const { settings, mail_password, model_key } = saved;
  const { use, default_plan, trial_days, plan_limits, name, logo, mail, model } = settings;
  const { versions_kept, version_days } = settings;
  const { signup, require_verified_email, require_admin_second_factor, oidc_domain } = settings;
  const mailTrial = useMailTrial();
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  return (
    <>
      <LinkedPart id="use">
        <UseCard
          key={keyOf(use, default_plan, trial_days, plan_limits)}
          settings={settings}
          running={saved.running_subscriptions}
        />
      </LinkedPart>
      <LinkedPart id="access">
        <AccessCard
          key={keyOf(
            signup,
            require_verified_email,
            require_admin_second_factor,
            oidc_domain,
            saved.demo_offered,
          )}
          settings={settings}
          offersDemo={saved.demo_offered}
        />
      </LinkedPart>
      <LinkedPart id="mail">
        <MailCard key={`mail ${keyOf(mail, mail_password)}`} saved={saved} trial={mailTrial} />
      </LinkedPart>
      <LinkedPart id="model">
        <ModelCard key={`model ${keyOf(model, model_key)}`} saved={saved} />
      </LinkedPart>
      <LinkedPart id="brand">
        <BrandCard key={keyOf(name, logo)} settings={settings} />
      </LinkedPart>
      <LinkedPart id="versions">
        <VersionsCard key={`versions ${keyOf(versions_kept, version_days)}`} settings={settings} />
      </LinkedPart>
      <LinkedPart id="reading">
        <ReadingCard />
      </LinkedPart>
    </>
  );
}
