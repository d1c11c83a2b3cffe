import { companyMessages } from '../features/company/company.messages.ts';
import { Statement } from '../features/company/statement.tsx';
import { useMessages } from '../lib/messages/messages.ts';

export default function AboutPage() {
  const t = useMessages(companyMessages);
  return <Statement of="about" text={t('about.text')} />;
}
