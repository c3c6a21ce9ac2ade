// Zero-dependency: installs node_modules when missing, partial or stale; silent otherwise.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const stamp = 'node_modules/.deps-stamp';
const lock = '.deps-lock';
const want = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
  .digest('hex');

const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === want;
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const takeLock = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};
const dropLockOfTheDead = () => {
  try {
    if (!alive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  } catch {
    // The lock went away between the two calls: the next round takes it.
  }
};

const install = () => {
  const npm = process.env.npm_execpath; // the npm that runs us
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const run = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...options] : options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  return run.status ?? 1;
};

while (!fresh()) {
  if (!takeLock()) {
    dropLockOfTheDead();
    sleep(250); // someone else is installing
    continue;
  }
  let status = 1;
  try {
    console.error('Installing dependencies (npm ci) …');
    status = install();
    if (status === 0) writeFileSync(stamp, want);
  } finally {
    rmSync(lock, { force: true });
  }
  if (status !== 0) process.exit(status);
}
