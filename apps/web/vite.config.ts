import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ASKS_EARLY, entryPages } from './build/entry-pages.ts';
import { compiledAtOnce } from './build/compiled-at-once.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { installedFiles } from './build/installed-files.ts';
import { optionForms } from './build/option-forms.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { preloadRest } from './build/preload-rest.ts';
import { scriptGroups } from './build/script-groups.ts';
import { squeezed } from './build/squeezed.ts';
import { toolIcons } from './build/tool-icons.ts';
import { toolRecords } from './build/tool-records.ts';
import { strictStyles } from './build/strict-styles.ts';

const server = process.env.SHEAF_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    strictStyles(),
    pdfAssets(),
    compiledMessages(),
    toolIcons(),
    optionForms(),
    toolRecords(),
    entryPages(),
    installedFiles(),
    react(),
    tailwindcss(),
    compiledAtOnce(),
    squeezed(),
  ],
  // Left as it is, so that strictStyles sees it in development too.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    proxy: { '/trpc': server, '/api': server },
  },
  build: {
    target: 'es2024',
    // The Content-Security-Policy allows fonts and pictures from this host only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: preloadRest(),
    rolldownOptions: {
      input: ['index.html', ASKS_EARLY],
      treeshake: {
        // Radix names its components by this, for debuggers; as a call that does nothing it keeps no unused part alive.
        manualPureFunctions: ['__name'],
        // Its links for streams and sockets, which no page uses, would stay: the package does not say that importing does nothing.
        moduleSideEffects: [{ test: /\/@trpc\//u, sideEffects: false }],
      },
      output: { codeSplitting: { groups: scriptGroups() } },
    },
  },
});
