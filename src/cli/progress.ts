/** A bar on standard error while something long runs; nothing where nobody looks. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

const SILENT: Progress = { update() {}, stop() {} };

export async function startProgress(total: number, thing: string): Promise<Progress> {
  if (!process.stderr.isTTY) return SILENT;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar(
    {
      format: `[{bar}] {percentage}% | {value}/{total} ${thing} | {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: false,
    },
    progress.Presets.legacy,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
