/** Why a card that was taken here could not be charged afterwards; another object for each time. */
export type Refusal = { text: string };

export interface CardFormProps {
  submit: string;
  submitting: string;
  /** What a card that was taken is then used for is still under way. */
  busy?: boolean;
  refusal?: Refusal | null;
  /** Where the bank sends people back to, if it wants its own page. */
  returnTo?: string;
  onPaid: () => void;
  onRefused: (reason: string) => void;
}
