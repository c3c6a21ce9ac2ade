import { WebSocket } from 'ws';
import type { Socket } from '../../src/web/online/connection.ts';
import { GOOD_NETWORK, type Network } from './network.ts';

/** A socket as the page's own connection needs it, through Node instead of a browser; what goes over it passes a network. */
export function nodeSocket(url: string, cookie: string, network: Network = GOOD_NETWORK): Socket {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const breakDown = (): void => socket.terminate();
  const made: Socket = {
    send: (text) =>
      network.pass(() => {
        if (socket.readyState === socket.OPEN) socket.send(text);
      }, breakDown),
    close: breakDown,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.on('open', () => made.onopen?.());
  socket.on('message', (data) => {
    const text = String(data);
    network.pass(() => made.onmessage?.({ data: text }), breakDown);
  });
  socket.on('error', () => undefined); // `close` follows
  socket.on('close', () => made.onclose?.());
  return made;
}
