import { useMessages } from '../../../lib/messages/messages.ts';
import { WordsField } from '../shared/controls/option-fields.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { noCertificate, type OwnCertificate, SignCertificate } from './sign-certificate.tsx';
import { signMessages } from './sign.messages.ts';

/** The signature that programs check, beside what is seen on the pages. */
export interface Seal {
  isOn: boolean;
  name: string;
  reason: string;
  location: string;
  certificate: OwnCertificate;
}

export function sealOf(name: string): Seal {
  return { isOn: true, name, reason: '', location: '', certificate: noCertificate };
}

export function SignWith({ seal, onChange }: { seal: Seal; onChange: (seal: Seal) => void }) {
  const t = useMessages(signMessages);
  const { isOn, name, reason, location, certificate } = seal;
  return (
    <SwitchOption
      label={t('seal')}
      hint={t('sealHint')}
      value={isOn}
      onChange={(next) => onChange({ ...seal, isOn: next })}
    >
      <WordsField
        label={t('name')}
        value={name}
        maxLength={200}
        error={name.trim() ? undefined : t('nameMissing')}
        onChange={(next) => onChange({ ...seal, name: next })}
      />
      <WordsField
        label={t('reason')}
        value={reason}
        maxLength={500}
        onChange={(next) => onChange({ ...seal, reason: next })}
      />
      <WordsField
        label={t('location')}
        value={location}
        maxLength={200}
        onChange={(next) => onChange({ ...seal, location: next })}
      />
      <SignCertificate
        certificate={certificate}
        onChange={(next) => onChange({ ...seal, certificate: next })}
      />
    </SwitchOption>
  );
}

/** As the tool takes it. */
export function sealToSend({ isOn, name, reason, location, certificate }: Seal) {
  if (!isOn) return undefined;
  return {
    name: name.trim(),
    reason: reason.trim() || undefined,
    location: location.trim() || undefined,
    ...(certificate.isOwn ? { certificate: certificate.bytes, passphrase: certificate.passphrase } : {}),
  };
}
