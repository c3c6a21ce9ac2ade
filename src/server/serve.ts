import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, SettingError, urlOf } from './address.ts';
import { answer } from './answer.ts';
import { readFolder, type StaticFile } from './static-files.ts';

const PORTS_TO_TRY = 50;

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page of a folder, and nothing else. */
export async function serve(folder: string, address: Address): Promise<Served> {
  const files = await readFolder(folder);
  if (!files.has('/')) throw new SettingError(`there is no index.html in ${folder}; build the page first`);
  const server = createServer((request, response) => {
    answer(request, response, files).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const port = await listen(server, address);
  packAll(files);
  return {
    url: urlOf(address.host, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The first visitor need not wait for this. */
export function packAll(files: ReadonlyMap<string, StaticFile>): void {
  // What can't be packed now is tried again when somebody asks for it.
  void Promise.allSettled(
    [...files.values()].filter((file) => file.encodingFor('br')).map((file) => file.packed('br')),
  );
}

export async function listen(server: Server, { host, port, anyPort }: Address): Promise<number> {
  const last = anyPort ? port + PORTS_TO_TRY : port;
  for (let next = port; next <= last; next++) {
    const trouble = await tryPort(server, host, next);
    if (trouble === undefined) return (server.address() as AddressInfo).port;
    if (trouble.code !== 'EADDRINUSE' || !anyPort) throw new SettingError(reason(trouble, host, next));
  }
  throw new SettingError(`all ports from ${port} to ${last} are in use; choose one with PORT`);
}

const tryPort = (server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one, or leave it out`;
  if (code === 'EACCES') return `port ${port} may not be used by this user; ports from 1024 on may`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine`;
  return `can't listen on ${host}:${port}: ${message}`;
}
