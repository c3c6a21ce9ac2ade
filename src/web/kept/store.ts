/** Where texts are kept by name. The page keeps them in the browser; tests, and browsers that refuse, in memory. */
export interface Store {
  read(name: string): string | undefined;
  /** False where there is no room for it. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  names(): string[];
  /** Hears which entry somebody else has changed: another tab. Undefined means all of them. */
  watch(changed: (name: string | undefined) => void): () => void;
}

export function memoryStore(entries: Readonly<Record<string, string>> = {}): Store {
  const kept = new Map(Object.entries(entries));
  return {
    read: (name) => kept.get(name),
    write: (name, text) => {
      kept.set(name, text);
      return true;
    },
    remove: (name) => {
      kept.delete(name);
    },
    names: () => [...kept.keys()],
    watch: () => () => {},
  };
}

/** Our entries among others of the same address. */
const PREFIX = 'fearsome-floors/';

function browserStore(storage: Storage): Store {
  return {
    read: (name) => storage.getItem(PREFIX + name) ?? undefined,
    write: (name, text) => {
      try {
        storage.setItem(PREFIX + name, text);
        return true;
      } catch {
        return false; // QuotaExceededError, by whatever name the browser gives it
      }
    },
    remove: (name) => storage.removeItem(PREFIX + name),
    names: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    watch: (changed) => {
      const listen = (event: StorageEvent): void => {
        if (event.storageArea !== storage) return;
        if (event.key === null) changed(undefined);
        else if (event.key.startsWith(PREFIX)) changed(event.key.slice(PREFIX.length));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** The browser's store, and whether it keeps anything beyond this visit. */
export function openStore(): { readonly store: Store; readonly lasting: boolean } {
  try {
    const store = browserStore(localStorage);
    store.write('probe', '1');
    store.remove('probe');
    return { store, lasting: true };
  } catch {
    return { store: memoryStore(), lasting: false }; // storage is switched off
  }
}
