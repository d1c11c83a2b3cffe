import { useTexts } from '../lib/texts.ts';
import { fieldTexts } from './field.texts.ts';

/** `Ctrl K` as the keys of the reader's own keyboard have it. */
export function useKeyNames(): (keys: string) => string {
  const names = useTexts(fieldTexts).keys;
  return (keys) =>
    keys
      .split(' ')
      .map((key) => names[key] ?? key)
      .join(' ');
}
