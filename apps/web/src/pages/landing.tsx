import { lazy } from 'react';
import { Closing } from '../features/landing/closing.tsx';
import { Counters } from '../features/landing/counters.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { landingTexts } from '../features/landing/landing.texts.ts';
import { NearView } from '../features/landing/near-view.tsx';
import { ReadingCards } from '../features/landing/reading-cards.tsx';
import { Scenes } from '../features/landing/scenes.tsx';
import { SectionTitle } from '../features/landing/section-title.tsx';
import { ToolCards } from '../features/landing/tool-cards.tsx';
import { useAuth } from '../lib/auth.ts';
import { useTexts } from '../lib/texts.ts';
import { landingPageTexts } from './landing/landing-page.texts.ts';

const PlanCards = lazy(() => import('./landing/plan-cards.tsx'));

export default function LandingPage() {
  const texts = useTexts(landingTexts);
  const { pricesTitle, pricesLede } = useTexts(landingPageTexts);
  const isMember = useAuth().status === 'signed-in';
  return (
    <>
      <title>{texts.pageTitle}</title>
      <Hero isMember={isMember} />
      <Counters />
      <ToolCards />
      <ReadingCards />
      <Scenes />
      <section className="wrap pt-6 pb-14 desk:pb-24">
        <SectionTitle title={pricesTitle} lede={pricesLede} />
        <NearView className="min-h-[1190px] desk:min-h-[415px]">
          <PlanCards isMember={isMember} />
        </NearView>
      </section>
      <Closing isMember={isMember} />
    </>
  );
}
