import { type ComponentType, lazy, useState } from 'react';

/**
 * As `lazy`, but what `load` has brought before the page is first drawn is drawn at once: a fallback that has been seen
 * once keeps React from replacing it for a third of a second.
 */
export function part<Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) {
  const Later = lazy(bring);
  let there: ComponentType<Props> | undefined;
  function Part(props: Props) {
    // What was begun with stays, so that nothing is drawn anew when its code comes.
    const [Body] = useState<ComponentType<Props>>(() => there ?? (Later as ComponentType<Props>));
    return <Body {...props} />;
  }
  return Object.assign(Part, {
    load: async () => {
      there = (await bring()).default;
    },
  });
}
