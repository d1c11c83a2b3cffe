import { useEffect, useState } from 'react';
import { firstPicture } from './first-picture.ts';

export interface PicturedFile {
  id: string;
  page_count: number | null;
  page_size: { width: number; height: number } | null;
}

/**
 * The first page as a picture, laid out as the viewer will lay out the page. One element that moves from place to place, so
 * that nothing flickers when the viewer takes over. Null where another page is wanted first, and where there is no picture.
 */
export function useFirstSheet(file: PicturedFile, isWanted: boolean): HTMLElement | null {
  const { id, page_size: size } = file;
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [width, height] = [size?.width, size?.height];
  useEffect(() => {
    if (!isWanted || !width || !height) return;
    let isOver = false;
    let address = '';
    async function draw(page: { width: number; height: number }) {
      const picture = await firstPicture(id);
      if (!picture || isOver) return;
      address = URL.createObjectURL(picture);
      const image = new Image();
      image.alt = '';
      image.decoding = 'sync';
      image.src = address;
      await image.decode();
      if (!isOver) setSheet(makeSheet(image, page));
    }
    // Without it the viewer shows the page, a little later.
    void Promise.allSettled([draw({ width, height })]);
    return () => {
      isOver = true;
      setSheet(null);
      URL.revokeObjectURL(address);
    };
  }, [id, width, height, isWanted]);
  return sheet;
}

function makeSheet(image: HTMLImageElement, { width, height }: { width: number; height: number }) {
  const sheet = document.createElement('div');
  sheet.className = 'pdfViewer';
  sheet.ariaHidden = 'true';
  sheet.dataset.firstSheet = `${width} ${height}`;
  const page = document.createElement('div');
  page.className = 'page';
  // As pdf.js has it.
  page.style.width = `round(down, var(--total-scale-factor) * ${width}px, var(--scale-round-x))`;
  page.style.height = `round(down, var(--total-scale-factor) * ${height}px, var(--scale-round-y))`;
  page.append(image);
  sheet.append(page);
  return sheet;
}

const CSS_UNITS = 96 / 72;
const LARGEST = 1.25;

/** At the scale that pdf.js calls `auto`, for as long as it stands in `desk`. */
export function placeSheet(sheet: HTMLElement, desk: HTMLElement): () => void {
  const [width = 0, height = 0] = (sheet.dataset.firstSheet ?? '').split(' ').map(Number);
  const fit = () => {
    const across = desk.clientWidth / (width * CSS_UNITS);
    const whole = width <= height ? across : Math.min(across, desk.clientHeight / (height * CSS_UNITS));
    sheet.style.setProperty('--scale-factor', String(Math.min(LARGEST, whole) * CSS_UNITS));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(desk);
  fit();
  return () => observer.disconnect();
}
