/** The auction house: a stage between columns, red drapes, and a gavel on its gable. */
import { arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { STAGE, gavel, stageFront, stageRoom } from './auction-stage';

export interface AuctionHallOptions {
  readonly width?: number;
  readonly stone?: string;
  readonly drape?: string;
  readonly roof?: string;
}

export const auctionHall: ThingKind<AuctionHallOptions> = {
  name: 'auctionHall',
  footprint: ({ width = 620 }) => [
    [-width / 2 - 20, 290],
    [-50, 340],
    [50, 340],
    [width / 2 + 20, 290],
    [width / 2 + 20, -200],
    [-width / 2 - 20, -200],
  ],
  height: 460,
  draw(pen, frame, { width = 620, stone = '#ead9bb', drape = '#b5343f', roof = '#4f7f7a' }) {
    const [h, s] = [width / 2, frame.scale];
    const body = box(pen, frame, { u0: -h, u1: h, w0: -170, w1: 110, z1: 330 }, stone, {
      topMaterial: '#b9a98c',
    });
    for (const wall of Object.values(body)) {
      wall.panel(0, 0, wall.width, 34, '#b9a48a', { ink: 0.9 });
      wall.panel(0, 300, wall.width, 330, '#d6c09a', { ink: 0.9 });
      for (const i of range(Math.round(wall.width / 90))) {
        const at = 45 + i * 90;
        for (const z of [70, 192]) {
          wall.panel(at - 24, z - 6, at + 24, z + 88, '#c9b48e', { ink: 0.7 });
          wall.panel(at - 18, z, at + 18, z + 80, '#4f5f7f', { ink: 0.9 });
          pen.shape(
            [
              wall.at(at - 18, z + 80),
              wall.at(at + 18, z + 80),
              wall.at(at + 4, z + 50),
              wall.at(at + 16, z + 10),
              wall.at(at - 16, z + 10),
              wall.at(at - 4, z + 50),
            ],
            drape,
            { ink: 0.6, contour: false, tone: wall.tone },
          );
        }
      }
    }
    for (const u of [-h + 50, h - 50]) {
      drum(pen, frame, { u, w: -20, r: 54, z0: 330, z1: 400 }, stone);
      drum(pen, frame, { u, w: -20, r: 62, r1: 8, z0: 400, z1: 500 }, roof, { top: false });
      pen.bars([[frame.at(u, -20, 496), frame.at(u, -20, 560)]], 4 * s, '#e8c04a');
    }
    drum(pen, frame, { w: -60, r: 110, z0: 330, z1: 420 }, stone);
    for (const i of range(7)) {
      const a = 0.3 + i * 0.42;
      const q = (d: number, z: number) => frame.at(Math.cos(a + d) * 110, -60 + Math.sin(a + d) * 110, z);
      pen.shape([q(-0.1, 346), q(0.1, 346), q(0.1, 400), q(-0.1, 400)], '#4f5f7f', {
        ink: 0.8,
        contour: false,
      });
    }
    drum(pen, frame, { w: -60, r: 122, r1: 26, z0: 420, z1: 512 }, roof, { top: false });
    drum(pen, frame, { w: -60, r: 40, r1: 34, z0: 506, z1: 540 }, '#e8c04a');
    const porch = { u0: -h * 0.62, u1: h * 0.62 };
    stageRoom(pen, frame, porch.u1, 290, drape);
    stageFront(pen, frame, porch.u1 + 20);
    // two pairs of columns leave the middle to the stage
    for (const u of [porch.u0 + 18, porch.u0 + 56, porch.u1 - 56, porch.u1 - 18]) {
      drum(pen, frame, { u, w: 150, r: 20, z0: STAGE.floor, z1: 94 }, stone);
      drum(pen, frame, { u, w: 150, r: 15, r1: 13, z0: 94, z1: 276 }, stone, { top: false });
      for (const a of [1, 1.5, 2])
        pen.line(
          [
            frame.disc(u, 150, 98, 14, a, a + 0.01, 2)[0] ?? [0, 0],
            frame.disc(u, 150, 272, 13, a, a + 0.01, 2)[0] ?? [0, 0],
          ],
          0.5,
        );
      drum(pen, frame, { u, w: 150, r: 20, r1: 24, z0: 274, z1: 292 }, stone);
    }
    const lintel = box(
      pen,
      frame,
      { u0: porch.u0 - 16, u1: porch.u1 + 16, w0: 104, w1: 190, z0: 290, z1: 344 },
      stone,
    ).front;
    if (lintel)
      letters(pen, lintel, 'AUCTION', {
        s: lintel.width / 2,
        z: 12,
        height: 30,
        colour: '#8a2f3f',
        width: 2.2,
      });
    facets(pen, frame, [
      {
        corners: [
          [porch.u0 - 26, 192, 344],
          [porch.u1 + 26, 192, 344],
          [0, 192, 446],
          [-1, 192, 446],
        ],
        material: '#e2cda4',
      },
      {
        corners: [
          [porch.u1 + 26, 192, 344],
          [porch.u1 + 26, 100, 344],
          [0, 100, 446],
          [0, 192, 446],
        ],
        material: roof,
      },
    ]);
    pen.shape(arc(...frame.at(0, 192, 380), 30 * s, 30 * s, 0, 6.2832, 14), '#e8c04a', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(arc(...frame.at(0, 192, 380), 18 * s, 18 * s, 0, 6.2832, 12), drape, {
      edge: 'smooth',
      ink: 0.8,
      contour: false,
    });
    gavel(pen, frame, 170, 440);
  },
};
