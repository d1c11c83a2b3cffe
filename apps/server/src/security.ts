import type { RequestHandler } from 'express';
import helmet from 'helmet';

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Everything the pages need comes from here; no inline script, no frame, no plug-in. Stripe's card form is the one
 * exception, where it is set up: card numbers go to Stripe and never through here.
 */
export function securityHeaders(publicUrl: string, takesStripe = false): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(takesStripe ? STRIPE : [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(takesStripe ? ['https://api.stripe.com'] : [])],
        ...(takesStripe ? { frameSrc: [...STRIPE, 'https://hooks.stripe.com'] } : {}),
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Only where https is really there: a browser remembers it for the whole host.
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Express's own forms of the setting: none, a number of hops, or addresses of proxies. */
export function trustProxy(setting: string): false | number | string[] {
  if (setting === 'off') return false;
  if (/^\d+$/.test(setting)) return Number(setting);
  return setting.split(',').map((address) => address.trim());
}
