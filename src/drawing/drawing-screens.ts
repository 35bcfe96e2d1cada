/** The components shown while maps are drawn, as one chunk that is fetched only when a local server reports drawing. */
export { Atelier } from './Atelier';
export { DrawingNote } from './DrawingNote';
export { DrawingWait } from './DrawingWait';
export { GrowingCard } from './GrowingCard';
export { Growth } from './Growth';
