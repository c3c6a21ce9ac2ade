import { useEffect, useState } from 'preact/hooks';

/** Whether the window is so narrow that the whole hall had better stand upright. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => query().matches);
  useEffect(() => {
    const media = query();
    const follow = (): void => setNarrow(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return narrow;
}

const query = (): MediaQueryList => matchMedia('(max-width: 640px)');
