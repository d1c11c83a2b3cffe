import { Info, X } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { MissingPlan } from '../tool-page/use-missing-plan.ts';
import { markUpMessages } from './mark-up.messages.ts';

const look = 'flex min-h-11 items-center gap-3 px-3 py-1 text-13 desktop:px-4';

export function PlanBar({ plan, onClose }: { plan: MissingPlan; onClose: () => void }) {
  const t = useMessages(markUpMessages);
  return (
    <section aria-label={t('bar')} className={look}>
      <p className="min-w-0 grow">{t('inPlan', { plan: plan.name })}</p>
      <ButtonLink to="/upgrade" size="small">
        {t('seePlans')}
      </ButtonLink>
      <IconButton name={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}

export function XfaBar() {
  const t = useMessages(markUpMessages);
  return (
    <p className={`${look} border-b text-warn-ink`}>
      <Info aria-hidden="true" size={16} className="shrink-0" />
      {t('xfaOnly')}
    </p>
  );
}
