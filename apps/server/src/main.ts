import { enableCompileCache } from 'node:module';
import { compileCacheFolder } from '@sheaf/pdf-core/compile-cache';
import { waitForSignal } from './wait-for-signal.ts';

// Both come before anything else is loaded: a signal that comes while Sheaf starts must stop it in order too, and not kill it.
enableCompileCache(compileCacheFolder());
const asked = waitForSignal();
const { runSheaf } = await import('./run-sheaf.ts');
await runSheaf(asked);
