/** The whole game: providers around the routes. */
export function App() {
  return <main />;
}
