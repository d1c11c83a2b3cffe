import { type ComponentType, lazy } from 'react';

/** As `lazy`, for what a page can do without: where its code cannot be fetched, the rest of the page stays. */
export const optional = <Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => bring().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
