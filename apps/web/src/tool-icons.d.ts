/** Made by build/tool-icons.ts from the records of tools. */
declare module 'virtual:tool-icons' {
  import type { LucideIcon } from 'lucide-react';

  export const icons: Record<string, LucideIcon>;
}
