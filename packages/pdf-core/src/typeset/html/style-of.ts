import type { Builder } from './flow.ts';
import { declarationsFor } from './match-rules.ts';
import { type Declaration, parseDeclarations } from './parse-css.ts';
import type { HtmlElement } from './parse-html.ts';
import { applyDeclarations, type Display, inheritStyle, type Style } from './style.ts';

const BLOCKS = new Set(
  `html body address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre section summary table caption tbody td tfoot th thead tr
  ul noscript noframes`.split(/\s+/),
);

/** The style of an element: by its name, the style sheets, its attributes, and what it inherits. */
export function styleOf(builder: Builder, element: HtmlElement, parent: Style): Style {
  const { name, attributes } = element;
  const display: Display = BLOCKS.has(name) ? 'block' : 'inline';
  const style = inheritStyle(parent, display);
  const declarations = [...attributeDeclarations(element), ...declarationsFor(builder.rules, element)];
  if (attributes['style']) declarations.push(...parseDeclarations(attributes['style']));
  if (attributes['hidden'] !== undefined) declarations.push(declare('display', 'none'));
  applyDeclarations(style, declarations, parent, builder.scale);
  // Parts of a table are laid out by their names.
  if (style.display === 'inline' && display === 'block' && /^(t[rdh]|table|tbody|thead|tfoot)$/.test(name))
    style.display = 'block';
  return style;
}

function declare(property: string, value: string): Declaration {
  return { property, value, isImportant: false };
}

/** What HTML said before there was CSS. */
function attributeDeclarations({ name, attributes, parent }: HtmlElement): Declaration[] {
  const found: Declaration[] = [];
  const { align, bgcolor, width, dir, color, face, type, nowrap: _, ...rest } = attributes;
  const isTable = name === 'table';
  if (align && !isTable && name !== 'img') found.push(declare('text-align', align));
  if (align === 'center' && isTable) found.push(declare('margin-left', 'auto'));
  if (bgcolor)
    found.push(declare('background-color', /^[0-9a-f]{6}$/i.test(bgcolor) ? `#${bgcolor}` : bgcolor));
  if (width && /^(table|td|th)$/.test(name)) found.push(declare('width', width));
  if (dir && dir !== 'auto') found.push(declare('direction', dir));
  if (name === 'font') {
    if (color) found.push(declare('color', color));
    if (face) found.push(declare('font-family', face));
    const size = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xx-large'][
      Number(rest['size']) - 1
    ];
    if (size) found.push(declare('font-size', size));
  }
  if (name === 'ol') found.push(declare('list-style-type', type ?? 'decimal'));
  if (name === 'ul') found.push(declare('list-style-type', bulletOf(parent)));
  return found;
}

/** Lists inside one another have different signs. */
function bulletOf(parent: HtmlElement | undefined): string {
  let lists = 0;
  for (let above = parent; above; above = above.parent)
    if (above.name === 'ul' || above.name === 'ol') lists++;
  return ['disc', 'circle'][lists] ?? 'square';
}
