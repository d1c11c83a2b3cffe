import { useQuery } from '@tanstack/react-query';
import { fetchBlob } from '../../../lib/api/download.ts';

export interface SmallImage {
  url: string;
  /** Of the image itself, upright. */
  width: number;
  height: number;
}

const WIDTH = 480;

/** A photograph as it lies in the member's files, made small enough to show many of them. */
export function useSmallImage(fileId: string, isWanted: boolean): SmallImage | undefined {
  const { data } = useQuery({
    queryKey: ['small-image', fileId],
    queryFn: ({ signal }) => readSmall(fileId, signal),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 1,
  });
  return data;
}

async function readSmall(fileId: string, signal: AbortSignal): Promise<SmallImage> {
  const { blob } = await fetchBlob(`/api/files/${fileId}/download`, { signal });
  const whole = await createImageBitmap(blob);
  const { width, height } = whole;
  const scale = Math.min(1, WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  return { url: URL.createObjectURL(small ?? blob), width, height };
}
