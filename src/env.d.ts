/** What the build tells the code about itself. */
interface ImportMetaEnv {
  /** The game's version, from package.json. */
  readonly VITE_VERSION: string;
}
