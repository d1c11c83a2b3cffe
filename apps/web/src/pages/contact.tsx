import { useQuery } from '@tanstack/react-query';
import { companyTexts } from '../features/company/company.texts.ts';
import { ContactAddress } from '../features/company/contact-address.tsx';
import { Statement } from '../features/company/statement.tsx';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';

export default function ContactPage() {
  const texts = useTexts(companyTexts).contact;
  const { isPending } = useQuery(trpc.instance.config.queryOptions());
  return (
    <Statement texts={texts} text={texts.before} isWaiting={isPending}>
      <ContactAddress />
    </Statement>
  );
}
