/** All icons and pictures of the interface, drawn in one hand. */
export * from './modes';
export * from './tools';
export * from './verdicts';
export * from './ways';
