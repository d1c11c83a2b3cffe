import type { AppContext } from '@sheaf/api/context';
import { nameInstance, readInstanceSettings } from '@sheaf/api/features/auth/auth.instance.service.ts';

const TITLE = '<title>Sheaf</title>';
const META = /<meta name="application-name" content="Sheaf" ?\/?>/u;
const SPECIAL = /[&<>"]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What pages are called before any script runs. They open without a database too, to say that it is away. */
export async function readPageName(ctx: AppContext): Promise<string> {
  try {
    return nameInstance(await readInstanceSettings(ctx));
  } catch {
    return nameInstance({ name: null });
  }
}

export function nameEntryPage(page: string, name: string): string {
  const shown = name.replace(SPECIAL, (character) => ENTITIES[character] ?? '');
  return page
    .replace(TITLE, () => `<title>${shown}</title>`)
    .replace(META, () => `<meta name="application-name" content="${shown}" />`);
}

/** Under this name a browser installs the app. */
export function nameManifest(manifest: string, name: string): string {
  return JSON.stringify({ ...(JSON.parse(manifest) as object), name, short_name: name });
}
