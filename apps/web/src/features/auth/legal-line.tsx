import { TextLink } from '../../components/text-link.tsx';
import { useTexts } from '../../lib/texts.ts';
import { authTexts } from './auth.texts.ts';

export function LegalLine({ before }: { before?: string }) {
  const texts = useTexts(authTexts).login.legal;
  return (
    <>
      {before ?? texts.before} <TextLink to="/terms">{texts.terms}</TextLink> {texts.and}{' '}
      <TextLink to="/privacy">{texts.privacy}</TextLink>.
    </>
  );
}
