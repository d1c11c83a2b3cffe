import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './sheaf-test.ts';

/** Forty ways into a page that takes text for markup, code or an address. Each calls `boom`; none is longer than a tag may be. */
export const PAYLOADS = [
  '<script>boom()</script>',
  '"><script>boom()</script>',
  "'><script>boom()</script>",
  '</title><script>boom()</script>',
  '</textarea><script>boom()</script>',
  '</style><script>boom()</script>',
  '</script><script>boom()</script>',
  '<ScRiPt>boom()</sCrIpT>',
  '<script>boom()<!--',
  '<img src=x onerror=boom()>',
  '"><img src=x onerror=boom()>',
  "'><img src=x onerror=boom()>",
  '<img src=x: onerror=boom`1`>',
  '<<img src=x onerror=boom()>>',
  '<svg onload=boom()>',
  '<svg><script>boom()</script></svg>',
  '<svg><animate onbegin=boom()>',
  '<body onload=boom()>',
  '<iframe src=javascript:parent.boom()>',
  '<iframe srcdoc="<script>parent.boom()</script>">',
  '<object data=javascript:boom()>',
  '<embed src=javascript:boom()>',
  '<a href=javascript:boom()>x</a>',
  '<form action=javascript:boom()><button>x',
  '<input onfocus=boom() autofocus>',
  '<details open ontoggle=boom()>',
  '<video><source onerror=boom()>',
  '<audio src=x onerror=boom()>',
  '<marquee onstart=boom()>',
  '<math><mi xlink:href=javascript:boom()>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content=0;url=/x>',
  '<link rel=stylesheet href=//evil.example>',
  '<template><script>boom()</script></template>',
  'javascript:boom()',
  'JaVaScRiPt:boom()//',
  'data:text/html,<script>parent.boom()</script>',
  '" autofocus onfocus=boom() x="',
  '${boom()}{{boom()}}#{boom()}',
  '&lt;img src=x onerror=boom()&gt;',
];

/** A name has no slash: where one stands in a payload, a browser takes a space for it. */
export const NAMES = PAYLOADS.map((payload) => payload.replaceAll('/', ' ').trim());

/** All of them in texts of at most so many characters. */
export function pack(payloads: readonly string[], most: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    if (last && last.length + payload.length < most) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** What went off: code of a payload that ran, or a dialog that came up. */
export async function watchForBooms(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeBinding('boom', ({ page }) => void heard.push(`boom at ${page.url()}`));
  context.on('dialog', (dialog) => {
    heard.push(`dialog at ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  return heard;
}

/** Everything the page says, and everything in it that could run. */
function readPage(page: Page): Promise<{ said: string; live: string[] }> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    const isLive = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      name === 'srcdoc' ||
      (/^(xlink:)?href$|src$|action$|^data$/u.test(name) && /^\s*(javascript|data:text)/iu.test(value));
    const leadsElsewhere = (address: string) =>
      URL.canParse(address, document.baseURI) &&
      new URL(address, document.baseURI).host.includes('evil.example');
    const live = [...document.querySelectorAll('*')].filter(
      (element) =>
        [...element.attributes].some(isLive) ||
        leadsElsewhere(element.getAttribute('href') ?? '') ||
        element.matches('[src="x"], body marquee, body base, body meta'),
    );
    const said = [document.body.innerText, ...fields.map(({ value }) => value), document.title].join('\n');
    return { said: said.replaceAll(/\s+/gu, ' '), live: live.map((element) => element.outerHTML) };
  });
}

/** Each of the texts stands on the page letter for letter, and nothing of them became a part of it. */
export async function expectAsText(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const { said } = await readPage(page);
      return texts.filter((text) => !said.includes(text.replaceAll(/\s+/gu, ' ')));
    })
    .toEqual([]);
  expect((await readPage(page)).live).toEqual([]);
}
