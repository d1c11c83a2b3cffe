import { useQuery } from '@tanstack/react-query';
import { companyMessages } from '../features/company/company.messages.ts';
import { ContactAddress } from '../features/company/contact-address.tsx';
import { Statement } from '../features/company/statement.tsx';
import { useMessages } from '../lib/messages/messages.ts';
import { trpc } from '../lib/api/trpc.ts';

export default function ContactPage() {
  const t = useMessages(companyMessages);
  const { isPending } = useQuery(trpc.instance.config.queryOptions());
  return (
    <Statement of="contact" text={t('contact.before')} isWaiting={isPending}>
      <ContactAddress />
    </Statement>
  );
}
