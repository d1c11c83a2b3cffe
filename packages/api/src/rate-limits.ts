import type { RateLimit } from './ports.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function by(name: string, points: number, seconds: number, about: string): RateLimit {
  return { name, points, seconds, about };
}

/** Every limit of how often there is. docs/self-hosting.md is held against this list, and answers name them. */
export const rateLimits = {
  loginByAccount: by(
    'login:account',
    10,
    15 * MINUTE,
    'Sign-ins to an account from one network; a successful sign-in resets the count.',
  ),
  loginByPeer: by('login:peer', 60, 15 * MINUTE, 'Sign-ins from one client address.'),
  byKnownDevice: by(
    'login:device',
    10,
    15 * MINUTE,
    'Sign-ins from a browser that has signed in to the account before; the other sign-in limits do not apply to it.',
  ),
  secondStepByAccount: by('second-step:account', 10, 15 * MINUTE, 'Two-factor codes for an account.'),
  secondStepByPeer: by('second-step:peer', 60, 15 * MINUTE, 'Two-factor codes from one client address.'),
  registerByAccount: by('register:account', 10, HOUR, 'Accounts created for one email address.'),
  registerByPeer: by('register:peer', 30, HOUR, 'Accounts created from one client address.'),
  demoByPeer: by('demo:peer', 10, HOUR, 'Demo accounts created from one client address.'),
  forgotByAccount: by('forgot:account', 5, HOUR, 'Password reset emails to a member.'),
  forgotByPeer: by('forgot:peer', 30, HOUR, 'Password reset emails requested from one client address.'),
  passwordByAccount: by(
    'password:account',
    10,
    15 * MINUTE,
    'Passwords entered from one network to change or delete an account.',
  ),
  passwordByPeer: by('password:peer', 60, 15 * MINUTE, 'Such passwords from one client address.'),
  tokenByAccount: by('token:account', 10, 15 * MINUTE, 'Uses of a link or code from an email.'),
  tokenByPeer: by('token:peer', 60, 15 * MINUTE, 'Uses of links and codes from one client address.'),
  verificationByAccount: by('verification:account', 5, HOUR, 'Confirmation emails to one address.'),
  verificationByPeer: by(
    'verification:peer',
    30,
    HOUR,
    'Confirmation emails requested from one client address.',
  ),
  apiByAccount: by('api:account', 600, MINUTE, 'Calls with all API keys of an account together.'),
  meaningByAccount: by('meaning:account', 240, MINUTE, 'Searches for related passages by an account.'),
  aiByAccount: by(
    'ai:account',
    120,
    MINUTE,
    'Questions, summaries, key facts, recommendations and chat preparations of an account.',
  ),
  prepareByAccount: by(
    'prepare:account',
    1,
    10 * MINUTE,
    'Times that a search prepares files of an account which the nightly job has not reached.',
  ),
  exportByAccount: by('export:account', 10, HOUR, 'Exports of all data of an account.'),
  webhookByAccount: by(
    'webhook:account',
    60,
    HOUR,
    'Webhook deliveries requested by a member: tests and repeated deliveries.',
  ),
} satisfies Record<string, RateLimit>;
