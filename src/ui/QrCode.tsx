/** A text as a code that a camera reads from the screen. */
import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** The code of a text as a picture, one unit a square, with the quiet edge that readers need. */
function codePicture(text: string): string {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const box = `-4 -4 ${code.size + 8} ${code.size + 8}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

interface Props {
  readonly text: string;
  /** What it leads to, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function QrCode({ text, label, className }: Props) {
  const picture = useMemo(() => codePicture(text), [text]);
  return <img className={className} src={picture} alt={label} />;
}
