type SetupIntent = {
  id: string;
  object: 'setup_intent';
  customer: string;
  client_secret: string;
  status: 'requires_payment_method' | 'succeeded';
  payment_method: string | null;
  metadata: Record<string, string>;
};
export type Card = { id: string; card: { brand: string; last4: string } };

/** The cards of customers, and the intents that add one. */
export function createCardBox(newId: (kind: string) => string) {
  const intents: SetupIntent[] = [];
  const cards = new Map<string, Card>();
  return {
    begin(given: URLSearchParams): SetupIntent {
      const id = newId('seti');
      const intent: SetupIntent = {
        id,
        object: 'setup_intent',
        customer: given.get('customer')!,
        client_secret: `${id}_secret`,
        status: 'requires_payment_method',
        payment_method: null,
        metadata: { sheaf_subscription: given.get('metadata[sheaf_subscription]')! },
      };
      intents.unshift(intent);
      return intent;
    },
    /** Newest first, as Stripe lists them. */
    list: (customer: string | null) => intents.filter((one) => one.customer === customer),
    /** An empty value takes the note off. */
    forget(id: string): SetupIntent | undefined {
      const intent = intents.find((one) => one.id === id);
      if (intent) intent.metadata = {};
      return intent;
    },
    add(last4: string): Card {
      const card = { id: newId('pm'), card: { brand: 'visa', last4 } };
      cards.set(card.id, card);
      return card;
    },
    /** Stripe's test card that can be kept, and is declined when it is charged. */
    isRefused: (card: unknown) => (card as Card | undefined)?.card.last4 === '0341',
    find: (id: string | null) => cards.get(id ?? ''),
    /** What Stripe's form does with a card that it takes. */
    confirm(clientSecret: string, card: Card): SetupIntent {
      const intent = intents.find((one) => one.client_secret === clientSecret)!;
      Object.assign(intent, { status: 'succeeded', payment_method: card.id });
      return intent;
    },
  };
}
