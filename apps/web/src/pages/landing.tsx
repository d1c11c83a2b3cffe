import { Closing } from '../features/landing/closing.tsx';
import { Facts } from '../features/landing/facts.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { landingTexts } from '../features/landing/landing.texts.ts';
import { useAuth } from '../lib/auth.ts';
import { useTexts } from '../lib/texts.ts';

export default function LandingPage() {
  const texts = useTexts(landingTexts);
  const isMember = useAuth().status === 'signed-in';
  return (
    <>
      <title>{texts.pageTitle}</title>
      <Hero isMember={isMember} />
      <Facts />
      <Closing isMember={isMember} />
    </>
  );
}
