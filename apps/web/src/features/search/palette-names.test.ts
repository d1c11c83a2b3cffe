import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '../../lib/page/fold.ts';
import { type PaletteEntry, findPlaces } from './palette-entry.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const SHORTEST = 4;

type Words = Record<string, string>;
const read = (language: string, area: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../packages/messages/${language}/${area}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, Words & { name?: string; lede?: string }>;

/** The commands, pages, settings and tools of the palette, as they are called in a language. */
function placesIn(language: string): PaletteEntry[] {
  const { labels = {}, words = {}, tools: toolWords = {} } = read(language, 'palette');
  const tools = read(language, 'tools');
  const entry = (id: string, group: PaletteEntry['group'], label: string): PaletteEntry => ({
    id,
    group,
    label,
    icon: null,
    run: () => undefined,
  });
  return [
    ...Object.entries(labels).map(([id, label]) => ({
      ...entry(id, 'pages', label),
      words: words[id] ?? '',
    })),
    ...Object.entries(tools).flatMap(([id, { name, lede }]) =>
      name ? [{ ...entry(id, 'tools', name), words: toolWords[id] ?? '', ...(lede && { about: lede }) }] : [],
    ),
  ];
}

const folded = (text: string) => [...text].map(fold).join('');
const firstFor = (places: PaletteEntry[], query: string) => findPlaces(places, query).exact[0]?.label ?? '';

test.each(LANGUAGES)('a word of a name finds a name that holds it first: %s', (language) => {
  const places = placesIn(language);
  expect(places.length).toBeGreaterThan(80);
  const words = new Set(places.flatMap(({ label }) => label.match(/\p{L}+/gu) ?? []));
  const missed = [...words]
    .filter((word) => word.length >= SHORTEST)
    .filter((word) => !folded(firstFor(places, word)).includes(folded(word)));
  expect(missed).toEqual([]);
});

test.each([
  ['de', 'rechnung', 'Abrechnung & Nutzung'],
  ['de', 'wort', 'Passwort ändern'],
  ['de', 'modell', 'Sprachmodell'],
  ['de', 'status', 'Systemstatus'],
  ['de', 'einstellung', 'Einstellungen der Instanz'],
  ['de', 'rechnungen', 'Abrechnung & Nutzung'],
  ['fr', 'facture', 'Facturation et utilisation'],
  ['es', 'factura', 'Facturación y uso'],
  ['de', 'verarbeitung', 'Stapelverarbeitung'],
  ['fr', 'facturation', 'Facturation et utilisation'],
  ['fr', 'passe', 'Changer le mot de passe'],
  ['es', 'facturación', 'Facturación y uso'],
  ['es', 'contraseña', 'Cambiar contraseña'],
])('%s: %s finds %s first', (language, query, label) => {
  expect(firstFor(placesIn(language), query)).toBe(label);
});
