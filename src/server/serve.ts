import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, SettingError, urlOf } from './address.ts';
import { answer } from './answer.ts';
import { readPage, type StaticFile } from './static-files.ts';

const PORTS_TO_TRY = 50;

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page of a folder, and nothing else. */
export async function serve(folder: string, address: Address): Promise<Served> {
  const files = await readPage(folder);
  const server = createServer((request, response) => {
    answer(request, response, files).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const port = await listen(server, address);
  void packAll(files);
  return {
    url: urlOf(address.host, port),
    close: () => closed(server),
  };
}

/** Resolves when it is closed, with whoever is connected. */
export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The first visitor need not wait for this. One after another: all at once would take hundreds of megabytes for a moment. */
export async function packAll(files: ReadonlyMap<string, StaticFile>): Promise<void> {
  for (const file of files.values()) {
    // What can't be packed now is tried again when somebody asks for it.
    if (file.encodingFor('br')) await file.packed('br').catch(() => {});
  }
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
