// zod compiles its checks with `new Function` where it may. The policy forbids it, and even the attempt would be
// reported as a violation, so zod is told before the first schema is made. Named here so that zod itself need not load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
