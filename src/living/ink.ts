/** The ink of the maps, so that what is drawn over them is outlined as they are. */
export const INK = '#2b1a2e';
