// zod compiles its checks with `new Function` if it can. The policy forbids this, and even the attempt would be
// reported as a violation, so zod is configured before the first schema is made. Configured here so that zod itself
// need not load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
