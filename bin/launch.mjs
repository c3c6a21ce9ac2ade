// Runs the command line from its sources, so that a checkout needs no build.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
const tooOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);

const giveUp = (message) => {
  process.stderr.write(`fearsome-floors: ${message}\n`);
  process.exitCode = 2;
};

async function launch() {
  try {
    const { register } = await import('tsx/esm/api');
    register();
    return await import('../src/cli/main.ts');
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    giveUp('its dependencies are missing; run "npm ci" in the folder of the project');
    return undefined;
  }
}

if (tooOld) giveUp(`needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}`);
else await (await launch())?.main(process.argv.slice(2));
