import { readXml } from '../xml.ts';
import { type Letters, readLetters, readStanding, type Standing } from './looks.ts';

type Style = { name: string; base: string; standing: Standing; letters: Letters };
export type Styles = {
  /** With all that it takes over from the styles it is based on. */
  of: (id: string | undefined) => { name: string; standing: Standing; letters: Letters };
};

/** Styles based on one another: Word has some ten at most. */
const LONGEST_CHAIN = 20;

export function readStyles(bytes: Uint8Array | undefined): Styles {
  const styles = new Map<string, Style>();
  const known = new Map<string, Style>();
  // Without styles, paragraphs have space between, as in other programs.
  const usually: Standing = bytes ? {} : { after: 160 };
  const defaults: Style = { name: '', base: '', standing: usually, letters: {} };
  let usual = '';
  let open: Style | undefined;
  let within: 'pPr' | 'rPr' | undefined;
  if (bytes)
    readXml(bytes, {
      open(name, attributes) {
        const value = attributes['w:val'] ?? '';
        if (name === 'style') {
          open = { name: '', base: '', standing: {}, letters: {} };
          const id = attributes['w:styleId'] ?? '';
          styles.set(id, open);
          if (attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1') usual = id;
        } else if (name === 'docDefaults') open = defaults;
        else if (name === 'pPr' || (name === 'rPr' && !within)) within = name;
        else if (!open) return;
        else if (within === 'pPr') readStanding(open.standing, name, attributes);
        else if (within === 'rPr') readLetters(open.letters, name, attributes);
        else if (name === 'name') open.name = value.toLowerCase();
        else if (name === 'basedOn') open.base = value;
      },
      close(name) {
        if (name === within) within = undefined;
        else if (name === 'style' || name === 'docDefaults') open = undefined;
      },
    });

  function resolve(id: string): Style {
    const chain: Style[] = [];
    for (let at: string | undefined = id; at && chain.length < LONGEST_CHAIN; at = chain.at(-1)?.base) {
      const style = styles.get(at);
      if (!style) break;
      chain.push(style);
    }
    const all = [defaults, ...chain.toReversed()];
    return {
      name: chain[0]?.name ?? '',
      base: '',
      standing: Object.assign({}, ...all.map(({ standing }) => standing)) as Standing,
      letters: Object.assign({}, ...all.map(({ letters }) => letters)) as Letters,
    };
  }

  return {
    of(id) {
      const key = id !== undefined && styles.has(id) ? id : usual;
      const style = known.get(key) ?? resolve(key);
      known.set(key, style);
      return style;
    },
  };
}
