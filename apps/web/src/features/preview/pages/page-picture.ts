import { withToken } from '../../../lib/api/rest-call.ts';
import { pictureAddress } from './picture-address.ts';

export interface PictureWords {
  /** The page is shown as the server drew it. */
  shown: string;
  /** The server could not draw it either. */
  missing: string;
}

/**
 * The server's pictures, for pages that take too long to draw here. What is returned puts one into a page, over what was drawn
 * of it, and may be called each time the page is laid out anew; `close` lets go of them.
 */
export function createPagePictures(file: { id: string; version: number }, words: PictureWords) {
  const addresses = new Map<number, Promise<string | null>>();
  async function fetchPicture(page: number): Promise<string | null> {
    const answer = await withToken((headers) =>
      fetch(pictureAddress(file.id, page, file.version), { headers }),
    );
    return answer.status === 200 ? URL.createObjectURL(await answer.blob()) : null;
  }
  return {
    async show(page: number, div: HTMLElement): Promise<void> {
      div.querySelector('[data-page-picture]')?.remove();
      const cover = document.createElement('div');
      cover.dataset.pagePicture = String(page);
      const note = document.createElement('p');
      note.textContent = words.shown;
      cover.append(note);
      const drawn = div.querySelector('.canvasWrapper');
      if (drawn) drawn.after(cover);
      else div.prepend(cover);
      const asked = addresses.get(page) ?? fetchPicture(page).catch(() => null);
      addresses.set(page, asked);
      const address = await asked;
      if (!address) {
        note.textContent = words.missing;
        return;
      }
      const image = new Image();
      image.alt = '';
      image.src = address;
      cover.prepend(image);
    },
    async close(): Promise<void> {
      for (const address of await Promise.all(addresses.values())) if (address) URL.revokeObjectURL(address);
    },
  };
}
