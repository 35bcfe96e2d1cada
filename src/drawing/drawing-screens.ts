/** What is shown while maps are drawn: a chunk of its own, fetched where a local server says that it is drawing, and nowhere else. */
export { DrawingNote } from './DrawingNote';
export { DrawingWait } from './DrawingWait';
export { GrowingCard } from './GrowingCard';
