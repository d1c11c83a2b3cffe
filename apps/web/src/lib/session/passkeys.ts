import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = { options: Record<string, unknown> };

/** Fetched when it is used. The server's own library made the options. */
const library = () => import('@simplewebauthn/browser');

export async function makePasskey({ options }: Options) {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  return {
    ...made,
    response: { ...made.response },
    clientExtensionResults: { ...made.clientExtensionResults },
  };
}

export async function askPasskey({ options }: Options) {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON });
  return {
    ...used,
    response: { ...used.response },
    clientExtensionResults: { ...used.clientExtensionResults },
  };
}

/** Browsers have them on https and on localhost only, and for names, not for addresses. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/u.test(window.location.hostname);
}

/** Whether the person closed the browser's question, which is no failure. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
