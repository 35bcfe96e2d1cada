/** A sentence with its count set apart, which is read from across the room; nothing stands out where nobody waits. */

interface Props {
  readonly text: string;
  readonly count: number;
}

export function Told({ text, count }: Props) {
  const digits = String(count);
  const at = text.indexOf(digits);
  if (count === 0 || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{count}</strong>
      {text.slice(at + digits.length)}
    </>
  );
}
