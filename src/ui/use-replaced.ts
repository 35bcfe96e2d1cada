/** Whether a newer release is why code cannot be had. */
import { useEffect, useState } from 'react';
import { isReplaced } from './replaced';

export function useReplaced(): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await isReplaced(document, import.meta.env.BASE_URL, (url, init) => fetch(url, init));
      if (wanted) setReplaced(found);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, []);
  return replaced;
}
