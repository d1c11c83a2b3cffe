/** What Playwright leaves out of Chromium; a second list of features takes the place of its own. */
const left = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Two pages of the browser's own, loaded into every window: a quarter of a second of processor time, and nothing of ours. */
const own = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How Chromium is started where only Sheaf's pages are of interest. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...left, ...own].join(',')}`,
];
