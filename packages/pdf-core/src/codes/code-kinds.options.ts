/** The kinds of codes that can be drawn, as zxing calls them. */
export const WRITTEN_KINDS = {
  qr: 'QRCode',
  datamatrix: 'DataMatrix',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  code128: 'Code128',
  code39: 'Code39',
  code93: 'Code93',
  codabar: 'Codabar',
  itf: 'ITF',
  ean13: 'EAN13',
  ean8: 'EAN8',
  upca: 'UPCA',
} as const;
export type WrittenKind = keyof typeof WRITTEN_KINDS;

/** And those that can be found. */
export const FOUND_KINDS = {
  ...WRITTEN_KINDS,
  upce: 'UPCE',
  microqr: 'MicroQRCode',
  rmqr: 'RMQRCode',
  maxicode: 'MaxiCode',
  databar: 'DataBar',
} as const;
export type FoundKind = keyof typeof FOUND_KINDS;

/** They are called the same in every language. */
export const KIND_NAMES: Record<FoundKind, string> = {
  qr: 'QR',
  datamatrix: 'Data Matrix',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  code128: 'Code 128',
  code39: 'Code 39',
  code93: 'Code 93',
  codabar: 'Codabar',
  itf: 'ITF',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  microqr: 'Micro QR',
  rmqr: 'rMQR',
  maxicode: 'MaxiCode',
  databar: 'DataBar',
};

export const writtenKinds = keysOf(WRITTEN_KINDS);
export const foundKinds = keysOf(FOUND_KINDS);

function keysOf<Key extends string>(record: Record<Key, string>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]];
}
