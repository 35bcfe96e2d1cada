/** Machines whose parts turn: each on a small canvas above the tiles, with what lies under the part where it was. */
import type { Pasted, Turning } from '../maps/life';
import type { Pace } from './governor';
import { MapCells } from './map-cells';
import type { MapView } from './map-view';
import type { Beat, Pulse } from './pulse';
import { meet, type Box } from './things';
import { countWithin, sharedOn, turnAt, turnMatrix } from './turn';

/** How many turn at a time, those in the middle of the view first. */
const TURNING = { all: 4, few: 1, still: 0 } as const;
/**
 * Most pixels of the screen that a step draws anew: 315,000 took 0.03 cores, and all that moves together may take a tenth.
 */
const MOST_PIXELS = 400_000;
/** Ms for which a machine answers a tap. */
const ANSWER_MS = 1400;

const boxOf = ({ x, y, width, height }: Pasted): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The pictures of a part, once they are there. */
interface Pictures {
  readonly part: HTMLImageElement;
  readonly bare: HTMLImageElement;
  readonly room: HTMLImageElement;
}

async function pictureOf({ src }: Pasted): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** A part as it turns. */
interface Turner {
  readonly turning: Turning;
  readonly box: Box;
  /** Of a whole turn. */
  share: number;
  /** How far it is turned on screen, radians; undefined while it rests as the tiles show it. */
  shown: number | undefined;
  /** Until when it whirls, ms. */
  until: number;
  pictures: Pictures | 'asked' | undefined;
}

export class Turners implements Beat {
  readonly #view: MapView;
  readonly #pulse: Pulse;
  readonly #cells: MapCells<Turner>;
  readonly #turners: readonly Turner[];
  #near: readonly Turner[] = [];
  #area: Box | undefined;
  #last = 0;

  constructor(view: MapView, pulse: Pulse, turning: readonly Turning[]) {
    this.#view = view;
    this.#pulse = pulse;
    this.#turners = turning.map((each) => ({
      turning: each,
      box: boxOf(each.room),
      share: 0,
      shown: undefined,
      until: 0,
      pictures: undefined,
    }));
    this.#cells = new MapCells(view, 'turning');
    // the tiles show how it rests: it goes on from there
    view.whenZoomed(() => {
      for (const turner of this.#turners) this.#rest(turner);
    });
    pulse.add(this);
  }

  get isLively(): boolean {
    return this.#last > 0 && this.#turners.some(({ until }) => until > this.#last);
  }

  /** The thing at this place of the file was touched; says whether it is one that turns. */
  touched(thing: number): boolean {
    const own = this.#turners.filter(({ turning }) => turning.thing === thing);
    const until = performance.now() + ANSWER_MS;
    for (const turner of own) turner.until = until;
    if (own.length > 0) this.#pulse.wake();
    return own.length > 0;
  }

  destroy(): void {
    this.#cells.destroy();
  }

  step(now: number, pace: Pace): boolean {
    const gone = (now - this.#last) / 1000;
    this.#last = now;
    if (!this.#view.rests(now)) return false;
    this.#view.follow();
    if (this.#area !== this.#view.area) this.#look();
    const { ratio } = this.#view;
    const pixels = this.#near.map(({ turning: { room } }) => room.width * room.height * ratio ** 2);
    const most = Math.min(TURNING[pace], countWithin(pixels, MOST_PIXELS));
    const moving = this.#near.filter(({ until }, index) => index < most || until > now);
    for (const turner of this.#turners)
      if (turner.shown !== undefined && pace === 'still' && !moving.includes(turner)) this.#rest(turner);
    for (const turner of moving) this.#turn(turner, now, gone);
    return moving.length > 0;
  }

  /** Notes which are in view, from its middle outwards. */
  #look(): void {
    this.#area = this.#view.area;
    this.#cells.clear();
    const view = this.#view.visible();
    const [x, y] = [(view.left + view.right) / 2, (view.top + view.bottom) / 2];
    const away = ({ turning: { hub } }: Turner) => Math.hypot((hub[0] ?? 0) - x, (hub[1] ?? 0) - y);
    this.#near = this.#turners.filter(({ box }) => meet(box, view)).toSorted((a, b) => away(a) - away(b));
    for (const turner of this.#turners) {
      if (!this.#near.includes(turner)) this.#rest(turner);
      // whoever turned before is drawn again at once, on the new part of the map
      else if (turner.shown !== undefined) this.#draw(turner, turner.shown);
    }
  }

  #rest(turner: Turner): void {
    this.#cells.drop(turner);
    turner.share = 0;
    turner.shown = undefined;
  }

  #turn(turner: Turner, now: number, gone: number): void {
    const { turning, pictures, until } = turner;
    if (pictures === undefined) this.#ask(turner);
    if (pictures === undefined || pictures === 'asked') return;
    turner.share = sharedOn(turner.share, turning, gone, until > now);
    const turn = turnAt(turning, turner.share);
    if (turn !== turner.shown) this.#draw(turner, turn);
  }

  #ask(turner: Turner): void {
    turner.pictures = 'asked';
    const get = async () => {
      const { turning } = turner;
      const [part, bare, room] = await Promise.all([
        pictureOf(turning.part),
        pictureOf(turning.bare),
        pictureOf(turning.room),
      ]);
      turner.pictures = { part, bare, room };
    };
    // a part whose pictures are none stands still
    get().catch(() => undefined);
  }

  #draw(turner: Turner, turn: number): void {
    const { turning, box, pictures } = turner;
    if (pictures === undefined || pictures === 'asked') return;
    turner.shown = turn;
    this.#cells.draw(turner, box, turning.thing, (context) => {
      const lay = (image: HTMLImageElement, { x, y, width, height }: Pasted) =>
        context.drawImage(image, x, y, width, height);
      context.save();
      context.transform(...turnMatrix(turning, turn));
      lay(pictures.part, turning.part);
      context.restore();
      context.globalCompositeOperation = 'destination-in';
      lay(pictures.room, turning.room);
      context.globalCompositeOperation = 'destination-over';
      lay(pictures.bare, turning.bare);
      context.globalCompositeOperation = 'source-over';
    });
  }
}
