import { lazy } from 'react';
import { TryDemo } from '../features/demo/try-demo.tsx';
import { Closing } from '../features/landing/closing.tsx';
import { Counters } from '../features/landing/counters.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { landingMessages } from '../features/landing/landing.messages.ts';
import { NearView } from '../features/landing/near-view.tsx';
import { ReadingCards } from '../features/landing/reading-cards.tsx';
import { Scenes } from '../features/landing/scenes.tsx';
import { SectionTitle } from '../features/landing/section-title.tsx';
import { ToolCards } from '../features/landing/tool-cards.tsx';
import { useAuth } from '../lib/session/auth.ts';
import { useSells } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { landingPageMessages } from './landing/landing-page.messages.ts';

const PlanCards = lazy(() => import('./landing/plan-cards.tsx'));

const tryDemo = (label: string) => <TryDemo label={label} />;

export default function LandingPage() {
  const t = useMessages(landingMessages);
  const tLandingPage = useMessages(landingPageMessages);
  const sells = useSells();
  const isMember = useAuth().status === 'signed-in';
  const ways = { isMember, tryDemo };
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Hero {...ways} />
      <Counters />
      <ToolCards />
      <ReadingCards />
      <Scenes />
      {sells && (
        <section className="wrap pt-6 pb-14 desktop:pb-24">
          <SectionTitle title={tLandingPage('pricesTitle')} lede={tLandingPage('pricesLede')} />
          <NearView className="min-h-[1190px] desktop:min-h-[415px]">
            <PlanCards isMember={isMember} />
          </NearView>
        </section>
      )}
      <Closing {...ways} />
    </>
  );
}
