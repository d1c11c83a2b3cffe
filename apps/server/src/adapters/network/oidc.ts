import { emailAddress } from '@sheaf/api/features/auth/auth.user.schema.ts';
import type { IdentityProvider } from '@sheaf/api/ports';
import * as client from 'openid-client';

type Options = { issuer: string; clientId: string; clientSecret: string };

/** Authorization code flow with PKCE, state and nonce, at any OpenID Connect issuer. */
export function createIdentityProvider({ issuer, clientId, clientSecret }: Options): IdentityProvider {
  const server = new URL(issuer);
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(server.hostname);
  // A provider on this machine, as in tests, speaks plain http.
  const execute = server.protocol === 'http:' && isLoopback ? [client.allowInsecureRequests] : [];
  let discovered: Promise<client.Configuration> | null = null;

  /** Asked for at the first sign-in, and again after a failure: the issuer being away must not stop the start. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= client
      .discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 })
      .catch((error) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  return {
    async begin(redirectUri) {
      const config = await configuration();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { ...attempt, url: url.href };
    },

    async finish(callbackUrl, attempt) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      const proof = tokens.claims();
      if (!proof) throw new Error('The provider answered without an ID token.');
      // Some providers put the address into the ID token, others return it only from the userinfo endpoint.
      const claims = proof.email ? proof : await client.fetchUserInfo(config, tokens.access_token, proof.sub);
      return {
        issuer: proof.iss,
        subject: proof.sub,
        email: emailAddress.parse(claims.email),
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name.trim().slice(0, 100) || null : null,
      };
    },
  };
}
