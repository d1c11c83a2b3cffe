/** What Stripe's HTTP API takes at each address that Sheaf calls. `!` is required; anything else is refused, as Stripe does. */
export const stripeRules: Record<string, Record<string, RegExp>> = {
  'POST /v1/customers': { 'email!': /@/, 'name!': /./, 'metadata[sheaf_user]!': /^[0-9a-f-]{36}$/ },
  'GET /v1/prices': { 'lookup_keys[0]!': /^sheaf_/, active: /^true$/, limit: /^1$/ },
  'POST /v1/prices': {
    'currency!': /^[a-z]{3}$/,
    'unit_amount!': /^[1-9]\d*$/,
    'recurring[interval]!': /^month$/,
    'lookup_key!': /^sheaf_(pro|premium)_/,
    'product_data[name]!': /^\S.* (Pro|Premium)$/,
  },
  'POST /v1/subscriptions': {
    'customer!': /^cus_/,
    'items[0][price]!': /^price_/,
    'payment_behavior!': /^default_incomplete$/,
    'payment_settings[save_default_payment_method]!': /^on_subscription$/,
    trial_period_days: /^7$/,
    'trial_settings[end_behavior][missing_payment_method]': /^cancel$/,
    'automatic_tax[enabled]': /^true$/,
    'metadata[sheaf_user]!': /^[0-9a-f-]{36}$/,
    'metadata[sheaf_plan]!': /^(pro|premium)$/,
    'expand[0]': /^latest_invoice\.confirmation_secret$/,
    'expand[1]': /^pending_setup_intent$/,
  },
  'GET /v1/subscriptions/:id': {
    'expand[0]': /^(latest_invoice\.confirmation_secret|default_payment_method)$/,
    'expand[1]': /^pending_setup_intent$/,
    'expand[2]': /^customer$/,
  },
  'POST /v1/subscriptions/:id': {
    cancel_at_period_end: /^(true|false)$/,
    default_payment_method: /^pm_/,
    'items[0][id]': /^si_/,
    'items[0][price]': /^price_/,
    proration_behavior: /^always_invoice$/,
    payment_behavior: /^error_if_incomplete$/,
    'metadata[sheaf_plan]': /^(pro|premium)$/,
  },
  'DELETE /v1/subscriptions/:id': {},
  'GET /v1/invoices': { 'subscription!': /^sub_/, limit: /^100$/, 'expand[0]': /^data\.payments$/ },
  'POST /v1/invoices/create_preview': {
    'customer!': /^cus_/,
    'subscription!': /^sub_/,
    'subscription_details[items][0][id]!': /^si_/,
    'subscription_details[items][0][price]!': /^price_/,
    'subscription_details[proration_behavior]!': /^always_invoice$/,
    'automatic_tax[enabled]': /^true$/,
  },
  'POST /v1/setup_intents': {
    'customer!': /^cus_/,
    'usage!': /^off_session$/,
    'metadata[sheaf_subscription]!': /^sub_/,
  },
  'GET /v1/setup_intents': { 'customer!': /^cus_/, limit: /^100$/ },
  'POST /v1/setup_intents/:id': { 'metadata[sheaf_subscription]': /^$/ },
  'GET /v1/charges': { 'customer!': /^cus_/, limit: /^100$/ },
};

/** What is wrong with these parameters, in Stripe's words. */
export function faultOf(route: string, given: URLSearchParams): string | null {
  const rules = stripeRules[route];
  if (!rules) return `Unrecognized request URL (${route}).`;
  for (const [name, value] of given) {
    const rule = rules[name] ?? rules[`${name}!`];
    if (!rule) return `Received unknown parameter: ${name}`;
    if (!rule.test(value)) return `Invalid ${name}: ${value}`;
  }
  const missing = Object.keys(rules).find((name) => name.endsWith('!') && !given.has(name.slice(0, -1)));
  return missing ? `Missing required param: ${missing.slice(0, -1)}.` : null;
}
