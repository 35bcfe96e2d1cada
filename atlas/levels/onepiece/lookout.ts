/** The one who has the watch in the crow's nest: the picture is what he sees. */
import type { Stage, FigureMaker } from '../../stage/place';
import { inRole } from '../../stage/role';

/** Behind the rim, cut by the frame, twice as large as those he watches. */
export function lookout({ scene }: Stage, make: FigureMaker): void {
  scene.put(
    make(
      [3690, 2790],
      scene.random.fork('lookout'),
      { aloft: true, layer: 3, depthY: 2717, sortY: 2800, size: 1.7, perched: true },
      inRole({
        build: 'teen',
        pose: 'hold',
        mood: 'shock',
        hold: 'spyglass',
        off: null,
        signs: [],
        facing: 'front',
        turn: -0.4,
        flip: true,
        outfit: 'striped',
        colours: ['white', 'red', 'navy', 'wood'],
        hat: 'bandana',
        hatColours: ['coral', 'coral'],
        hair: 'curly',
        hairColour: 'chestnut',
        skin: 'tan',
      }),
    ),
  );
}
