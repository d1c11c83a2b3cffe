/** What an instance is for. Only one that is sold has plans, prices and limits. */
export const INSTANCE_USES = ['private', 'team', 'sold'] as const;
export type InstanceUse = (typeof INSTANCE_USES)[number];
