import { PasswordField } from '../shared/controls/password-field.tsx';
import { readBase64 } from './signature-picture.ts';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChooseFileButton } from '../shared/controls/choose-file-button.tsx';
import { signMessages } from './sign.messages.ts';

export type OwnCertificate = { isOwn: boolean; bytes: string; passphrase: string };
export const noCertificate: OwnCertificate = { isOwn: false, bytes: '', passphrase: '' };

interface SignCertificateProps {
  certificate: OwnCertificate;
  onChange: (certificate: OwnCertificate) => void;
}

export function SignCertificate({ certificate, onChange }: SignCertificateProps) {
  const t = useMessages(signMessages);
  return (
    <SwitchOption
      label={t('certificate')}
      value={certificate.isOwn}
      {...(!certificate.isOwn && { hint: t('certificateHint') })}
      onChange={(isOwn) => onChange({ ...noCertificate, isOwn })}
    >
      <ChooseFileButton
        label={t('chooseCertificate')}
        accept=".p12,.pfx"
        onFile={async (file) => onChange({ ...certificate, bytes: await readBase64(file) })}
      />
      <PasswordField
        label={t('passphrase')}
        value={certificate.passphrase}
        onChange={(passphrase) => onChange({ ...certificate, passphrase })}
      />
    </SwitchOption>
  );
}
