/** For tests that register dozens of players: a password is hashed in one round instead of two hundred thousand, which its own test counts. */
const { subtle } = crypto;
const derive = subtle.deriveBits.bind(subtle);

subtle.deriveBits = (how, key, length) =>
  derive(typeof how === 'object' && 'iterations' in how ? { ...how, iterations: 1 } : how, key, length);
