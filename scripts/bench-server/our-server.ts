// Our server in a process of its own, which can be asked how much memory it takes after everything unused was collected.
import { collectSooner, configIn, startServer } from '../../src/server/index.ts';

collectSooner();
const { url, close } = await startServer(configIn(process.env), undefined);
process.send!({ url });

async function answer(wanted: unknown): Promise<void> {
  if (wanted === 'close') {
    await close();
    process.exit();
  }
  for (let i = 0; i < 3; i++) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.send!({ memory: { ...process.memoryUsage(), peak: process.resourceUsage().maxRSS * 1024 } });
}
process.on('message', (wanted) => void answer(wanted));
process.on('disconnect', () => process.exit());
