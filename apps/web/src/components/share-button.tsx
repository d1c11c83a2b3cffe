import { Share2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

/** Hands a text to what the device shares with; nothing where it has no such thing. */
export function ShareButton({ name, text }: { name: string; text: string }) {
  if (!('share' in navigator)) return null;
  // Whoever closes the device's list again has shared nothing, and nothing is to be said.
  const share = () => void navigator.share({ text }).catch(() => {});
  return (
    <IconButton size="small" name={name} onClick={share}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
