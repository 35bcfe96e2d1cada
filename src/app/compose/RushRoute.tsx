/** Joins the quick game of a booth with the stroll, whose map and rules it plays by. */
import { RushScreen } from '../../screens/rush/RushScreen';
import { StrollGame } from '../../screens/stroll/StrollGame';

export function Rush() {
  return (
    <RushScreen
      renderStroll={(level, timed) => <StrollGame key={level.level} level={level} timed={timed} />}
    />
  );
}
