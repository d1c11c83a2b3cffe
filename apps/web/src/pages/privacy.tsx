import { Reading } from '../features/legal/reading.tsx';

export default function PrivacyPage() {
  return <Reading of="privacy" />;
}
