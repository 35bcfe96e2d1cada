/** Types of the variables the build defines. */
interface ImportMetaEnv {
  /** The game's version, from package.json. */
  readonly VITE_VERSION: string;
}
