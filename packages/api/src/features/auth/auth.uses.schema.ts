/** How an instance is used. Only one that sells plans has plans, prices and limits. */
export const INSTANCE_USES = ['private', 'team', 'sold'] as const;
export type InstanceUse = (typeof INSTANCE_USES)[number];
