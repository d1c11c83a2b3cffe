import { ButtonLink } from '../../components/button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';

/** A member goes to their desk; a stranger opens an account or looks around. */
export function WaysIn({ isMember, start }: { isMember: boolean; start: string }) {
  const texts = useTexts(landingTexts);
  if (isMember) {
    return (
      <ButtonLink to="/dashboard" look="primary" size="hero">
        {texts.toDashboard}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/register" look="primary" size="hero">
        {start}
      </ButtonLink>
      <ButtonLink to="/tools" size="hero">
        {texts.tryDemo}
      </ButtonLink>
    </>
  );
}
