import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LanguageSelect } from '../../components/language-select.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { useCanKeepDemo } from '../../features/demo/use-can-keep-demo.ts';
import { demoMessages } from '../../features/demo/demo.messages.ts';
import { ApiKeysCard } from '../../features/users/api-keys-card.tsx';
import { DangerZone } from '../../features/users/danger-zone.tsx';
import { DeviceList } from '../../features/users/device-list.tsx';
import { EndedCard } from '../../features/users/ended-card.tsx';
import { ExportCard } from '../../features/users/export-card.tsx';
import { PasswordCard } from '../../features/users/password-card.tsx';
import { ProfileForm } from '../../features/users/profile-form.tsx';
import { SecondFactorsCard } from '../../features/users/second-factors-card.tsx';
import { SignOutOthers } from '../../features/users/sign-out-others.tsx';
import { usersMessages } from '../../features/users/users.messages.ts';
import { formatDate } from '../../lib/messages/format.ts';
import { LinkedPart, linkedPart } from '../../lib/page/linked-part.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';

const HashInSight = lazy(() => import('../../lib/page/hash-in-sight.ts'));
const WebhooksCard = lazy(() =>
  import('../../features/webhooks/webhooks-card.tsx').then((module) => ({ default: module.WebhooksCard })),
);

/** Named by the address: the palette leads to it. */
export function AccountPanel({ user }: { user: User }) {
  const { hash } = useLocation();
  const t = useMessages(usersMessages);
  const tDemo = useMessages(demoMessages);
  const isDemo = user.demo_until !== null;
  const canKeepDemo = useCanKeepDemo();
  const features = useQuery(trpc.users.stats.queryOptions()).data?.stats.features;
  return (
    <div className="flex flex-col gap-4">
      {hash && (
        <Suspense fallback={null}>
          <HashInSight />
        </Suspense>
      )}
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Card id="account" tabIndex={-1} className={linkedPart}>
            <CardHeader
              title={t('account')}
              lede={t('accountLede', { since: formatDate(user.created_at) })}
            />
            <div className="px-5 pt-4 pb-5">
              {isDemo ? (
                <p className="text-14 text-ink-soft">{tDemo(canKeepDemo ? 'profile' : 'profileOnly')}</p>
              ) : (
                <ProfileForm user={user} />
              )}
              <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4">
                <div>
                  <p className="text-13 font-strong">{t('language')}</p>
                  <p className="text-12 text-ink-faint">{t('languageHint')}</p>
                </div>
                <LanguageSelect />
              </div>
            </div>
          </Card>
          {!isDemo && (
            <LinkedPart id="password">
              <PasswordCard email={user.email} />
            </LinkedPart>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card id="devices" tabIndex={-1} className={linkedPart}>
            <CardHeader
              title={t('devices')}
              lede={t('devicesLede')}
              action={isDemo ? undefined : <SignOutOthers />}
            />
            <div className="px-5 pt-2 pb-3">
              <DeviceList />
            </div>
          </Card>
          {!isDemo && (
            <>
              <LinkedPart id="second-factors">
                <SecondFactorsCard />
              </LinkedPart>
              <EndedCard />
              <LinkedPart id="api-keys">
                <ApiKeysCard />
              </LinkedPart>
            </>
          )}
          {features && !isDemo && (
            <LinkedPart id="webhooks">
              <Suspense fallback={null}>
                <WebhooksCard isAllowed={features.includes('api_access')} />
              </Suspense>
            </LinkedPart>
          )}
        </div>
      </div>
      <LinkedPart id="export">
        <ExportCard />
      </LinkedPart>
      {!isDemo && (
        <LinkedPart id="delete">
          <DangerZone user={user} />
        </LinkedPart>
      )}
    </div>
  );
}
