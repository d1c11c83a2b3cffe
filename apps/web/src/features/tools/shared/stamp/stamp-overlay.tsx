import { type PageNumbersOptions, toRoman, type WatermarkOptions } from '@sheaf/pdf-core/options';
import type { PageSize } from '../page/page-geometry.ts';

type WatermarkLook = Pick<WatermarkOptions, 'text' | 'opacity' | 'rotation'> & { color?: string };

const FILL = 0.9;
const TALLEST = 0.22;
const LINE_HEIGHT = 1.25;
/** The width of a letter of the tools' font beside its size, on average. */
const LETTER = 0.6;

/** As large as the tool draws them: what the turned words may take of the page, and never more than a part of its side. */
export function WatermarkOverlay({ look, page }: { look: WatermarkLook; page: PageSize }) {
  const lines = look.text.split('\n');
  const width = Math.max(0.1, ...lines.map((line) => line.length * LETTER));
  const height = (lines.length - 1) * LINE_HEIGHT + 1;
  const angle = (look.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const size = Math.min(
    (FILL * page.width) / (width * cos + height * sin),
    (FILL * page.height) / (width * sin + height * cos),
    TALLEST * Math.min(page.width, page.height),
  );
  return (
    <Drawing page={page}>
      <g
        transform={`translate(${page.width / 2} ${page.height / 2}) rotate(${-look.rotation})`}
        fill={look.color ?? '#808080'}
        fillOpacity={look.opacity}
        fontSize={size}
        textAnchor="middle"
      >
        {lines.map((line, index) => (
          <text
            key={index}
            y={(index - (lines.length - 1) / 2) * LINE_HEIGHT * size + size * 0.35}
            textLength={line.length * LETTER * size}
            lengthAdjust="spacingAndGlyphs"
          >
            {line}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

const SIZE = 10;
const MARGIN = 36;
const SEEN = 18;

interface NumberOverlayProps {
  position: PageNumbersOptions['position'];
  text: string;
  page: PageSize;
  /** The page is shown as small as a stamp: the number larger than in the result. */
  isSmall?: boolean;
}

/** At the place of the number. */
export function NumberOverlay({ position, text, page, isSmall = false }: NumberOverlayProps) {
  const [side, place] = position.split('-');
  const x = place === 'left' ? MARGIN : place === 'right' ? page.width - MARGIN : page.width / 2;
  const y = side === 'top' ? MARGIN + SIZE * 0.72 : page.height - MARGIN;
  const anchor = place === 'left' ? 'start' : place === 'right' ? 'end' : 'middle';
  return (
    <Drawing page={page}>
      <text
        x={x}
        y={y}
        fontSize={isSmall ? Math.max(SIZE, page.width / SEEN) : SIZE}
        fontWeight={isSmall ? 600 : undefined}
        textAnchor={anchor}
        className="fill-page-accent"
      >
        {text}
      </text>
    </Drawing>
  );
}

/** Over a page, in its points from the upper left corner. */
export function Drawing({ page, children }: { page: PageSize; children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}

export function writeNumber(value: number, style: 'arabic' | 'roman'): string {
  return style === 'arabic' ? String(value) : toRoman(value);
}
