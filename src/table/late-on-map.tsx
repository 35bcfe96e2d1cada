/** Brings to a map, once it is sharp, what nobody waits for; where its code cannot be had, nothing is there instead. */
import { Suspense, type ComponentType } from 'react';
import { Late, lateCode } from '../ui/late';

const nothing = () => null;

/** The component that fetches another one's code when it is first shown. */
export function lateOnMap<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lateCode<Props>(load);
  return function LateOnMap(props: Props) {
    return (
      <Suspense>
        <Late code={code} props={props} renderUnloaded={nothing} />
      </Suspense>
    );
  };
}
