/** A picture that is in memory, not at an address. */
import { useCallback } from 'react';

interface Props {
  readonly picture: Blob;
  readonly alt: string;
}

export function BlobPicture({ picture, alt }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={alt} decoding="async" />;
}
