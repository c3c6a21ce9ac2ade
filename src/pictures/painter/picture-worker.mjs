// A thread starts without the loader of the main thread: it must know TypeScript before it can import any.
import { register } from 'tsx/esm/api';

register();
await import('./picture-worker-thread.ts');
