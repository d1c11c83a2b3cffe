import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { userTexts } from '../../features/admin/user.texts.ts';
import { useTexts } from '../../lib/texts.ts';

export function BackToAdmin() {
  const texts = useTexts(userTexts);
  return (
    <div className="-mb-3 -ml-2 pt-4">
      <ButtonLink to="/admin" look="bare" size="small">
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </ButtonLink>
    </div>
  );
}
