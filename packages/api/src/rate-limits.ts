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
    'Sign-ins to an account from a network; a success starts it anew.',
  ),
  loginByPeer: by('login:peer', 60, 15 * MINUTE, 'Sign-ins from a peer.'),
  byKnownDevice: by(
    'login:device',
    10,
    15 * MINUTE,
    'The same from a browser in which somebody has signed in to the account before; nothing else is counted there.',
  ),
  secondStepByAccount: by('second-step:account', 10, 15 * MINUTE, 'Codes of a second step, for an account.'),
  secondStepByPeer: by('second-step:peer', 60, 15 * MINUTE, 'The same from a peer.'),
  registerByAccount: by('register:account', 10, HOUR, 'Accounts opened for an address.'),
  registerByPeer: by('register:peer', 30, HOUR, 'Accounts opened from a peer.'),
  demoByPeer: by('demo:peer', 10, HOUR, 'Demo accounts opened from a peer.'),
  forgotByAccount: by('forgot:account', 5, HOUR, 'Emails to a forgetful member.'),
  forgotByPeer: by('forgot:peer', 30, HOUR, 'Emails to forgetful members, asked for from a peer.'),
  passwordByAccount: by(
    'password:account',
    10,
    15 * MINUTE,
    'A password shown again from a network, to change or delete an account.',
  ),
  passwordByPeer: by('password:peer', 60, 15 * MINUTE, 'The same from a peer.'),
  tokenByAccount: by('token:account', 10, 15 * MINUTE, 'Uses of a link or code that came by email.'),
  tokenByPeer: by('token:peer', 60, 15 * MINUTE, 'Uses of links and codes from a peer.'),
  verificationByAccount: by('verification:account', 5, HOUR, 'Emails that confirm an address.'),
  verificationByPeer: by('verification:peer', 30, HOUR, 'Such emails asked for from a peer.'),
  apiByAccount: by('api:account', 600, MINUTE, 'Calls of all API keys of an account together.'),
  meaningByAccount: by('meaning:account', 240, MINUTE, 'Searches by meaning of an account.'),
  aiByAccount: by(
    'ai:account',
    120,
    MINUTE,
    'Questions, summaries, key facts, recommendations and preparations for chat of an account.',
  ),
  prepareByAccount: by(
    'prepare:account',
    1,
    10 * MINUTE,
    'Times that a search has files of an account prepared that the night has not come to.',
  ),
  exportByAccount: by('export:account', 10, HOUR, 'Exports of everything an account has.'),
  webhookByAccount: by(
    'webhook:account',
    60,
    HOUR,
    'Deliveries to webhooks that a member asks for: tests, and ones sent again.',
  ),
} satisfies Record<string, RateLimit>;
