import { PasswordField } from '../../features/pdf-tools/advanced/controls/password-field.tsx';
import { readBase64 } from '../../features/pdf-tools/advanced/signature-picture.ts';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { signTexts } from './sign.texts.ts';

export type OwnCertificate = { isOwn: boolean; bytes: string; passphrase: string };
export const noCertificate: OwnCertificate = { isOwn: false, bytes: '', passphrase: '' };

interface SignCertificateProps {
  certificate: OwnCertificate;
  onChange: (certificate: OwnCertificate) => void;
}

export function SignCertificate({ certificate, onChange }: SignCertificateProps) {
  const texts = useTexts(signTexts);
  return (
    <SwitchOption
      label={texts.certificate}
      value={certificate.isOwn}
      onChange={(isOwn) => onChange({ ...noCertificate, isOwn })}
    >
      <ChooseFileButton
        label={texts.chooseCertificate}
        accept=".p12,.pfx"
        onFile={async (file) => onChange({ ...certificate, bytes: await readBase64(file) })}
      />
      <PasswordField
        label={texts.passphrase}
        value={certificate.passphrase}
        onChange={(passphrase) => onChange({ ...certificate, passphrase })}
      />
      <p className="text-12 text-ink-faint">{texts.certificateHint}</p>
    </SwitchOption>
  );
}
