/** Brings the living picture to a game or a stroll once its map is sharp; where its code cannot be had the picture is still. */
import { lateOnMap } from './late-on-map';

export const LateLiving = lateOnMap(async () => (await import('./LivingPicture')).LivingPicture);
