type Elements = { clientSecret: string };
type Given = { elements: Elements; redirect: string; confirmParams: { return_url: string } };

/**
 * Runs in the page where js.stripe.com's script would, to which a test has no way. It takes a card in a plain field, and
 * hands what the page asked of it, in the words of Stripe.js, to `confirmWithStripe`.
 */
export function standInForStripe(): void {
  const nothing = () => undefined;
  const Stripe = (key: string) => {
    const elements: { type: string; options: object }[] = [];
    const create = (type: string, options: object) => ({
      mount(place: HTMLElement) {
        elements.push({ type, options });
        place.innerHTML =
          type === 'payment'
            ? '<label>Card number <input name="stripe-card"></label>'
            : '<label>Country <input value="Portugal" readonly></label>';
      },
      on: nothing,
      off: nothing,
      update: nothing,
      destroy: nothing,
    });
    const confirm = (intent: string) => (given: Given) =>
      (Reflect.get(window, 'confirmWithStripe') as (asked: object) => Promise<object>)({
        key,
        intent,
        elements,
        number: document.querySelector<HTMLInputElement>('input[name="stripe-card"]')?.value,
        redirect: given.redirect,
        returnUrl: given.confirmParams.return_url,
        clientSecret: given.elements.clientSecret,
      });
    return {
      elements: ({ clientSecret }: Elements) => ({
        clientSecret,
        create,
        getElement: () => null,
        update: nothing,
      }),
      confirmSetup: confirm('setup'),
      confirmPayment: confirm('payment'),
      createToken: nothing,
      createPaymentMethod: nothing,
      confirmCardPayment: nothing,
      _registerWrapper: nothing,
      registerAppInfo: nothing,
    };
  };
  Reflect.set(window, 'Stripe', Stripe);
}
