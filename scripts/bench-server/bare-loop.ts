// What is compared with: a socket server that inserts each message into SQLite, as durable as ours, and says so. Nothing else.
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

const [file, grouping] = process.argv.slice(2) as [string, string];
const db = new DatabaseSync(file);
db.exec('PRAGMA journal_mode = WAL');
db.exec('PRAGMA synchronous = FULL');
db.exec('CREATE TABLE moves (number INTEGER PRIMARY KEY, message TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO moves (message) VALUES (?)');
const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');

/** The messages of one turn of the event loop share a transaction. */
let waiting: { readonly socket: WebSocket; readonly text: string }[] = [];
function flush(): void {
  const group = waiting;
  waiting = [];
  begin.run();
  for (const { text } of group) insert.run(text);
  commit.run();
  for (const { socket } of group) socket.send('done');
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () =>
  process.send!({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    if (grouping === 'grouped') {
      if (waiting.push({ socket, text: String(data) }) === 1) setImmediate(flush);
      return;
    }
    insert.run(String(data));
    socket.send('done');
  });
});
process.on('disconnect', () => {
  db.close(); // what nobody holds any more is closed by the garbage collector, long before the end
  process.exit();
});
