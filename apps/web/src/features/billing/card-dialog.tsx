import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { toast } from '../../lib/page/toast.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import ChangeCard from './change-card.tsx';
import { dialogMessages } from './dialogs.messages.ts';
import { nameBrand } from './money.ts';

interface CardDialogProps {
  card: NonNullable<Subscription['card']>;
  onClose: () => void;
}

export default function CardDialog({ card: { brand, last4 }, onClose }: CardDialogProps) {
  const t = useMessages(dialogMessages);
  const say = useAnswers();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('changeCard.title')}
      description={t('changeCard.text', { brand: nameBrand(brand), last4 })}
      className="w-[480px]"
    >
      <div className="px-6 pt-4 pb-6">
        <ChangeCard
          submit={t('changeCard.save')}
          submitting={t('changeCard.saving')}
          onKept={(answer) => {
            toast.success(say(answer));
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
