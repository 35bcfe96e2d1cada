/** What is shown while maps are drawn: one chunk, fetched where a local server says that it is drawing, and nowhere else. */
export { DrawingNote } from './DrawingNote';
export { DrawingWait } from './DrawingWait';
export { GrowingCard } from './GrowingCard';
