import { Reading } from '../features/legal/reading.tsx';

export default function TermsPage() {
  return <Reading of="terms" />;
}
