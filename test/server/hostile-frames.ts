import { LONGEST_MESSAGE } from '../../src/protocol/index.ts';
import type { Random } from '../../src/rules/index.ts';
import { hostileMessage, type Target } from './hostile-messages.ts';
import { frame, OPCODE } from './raw-socket.ts';

export interface HostileFrames {
  readonly kind: 'control' | 'fragmented' | 'forbidden' | 'closing' | 'unfinished';
  readonly bytes: Buffer;
  /** How many frames these are, or would be. */
  readonly count: number;
  /** What follows is taken for a part of it: the sender can only go. */
  readonly isLast?: true;
}

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** Allowed, if not by the dozen. */
function control(random: Random): HostileFrames {
  const count = 1 + random.below(20);
  const opcode = random.pick([OPCODE.ping, OPCODE.pong]);
  const frames = Array.from({ length: count }, () => frame(opcode, noise(random, random.below(126))));
  return { kind: 'control', bytes: Buffer.concat(frames), count };
}

/** What belongs to others, in pieces; with control frames between them, without an end, or without a beginning. */
function fragmented(random: Random, target: Target): HostileFrames {
  const whole = Buffer.from(hostileMessage(random, target).message).subarray(0, 1000);
  const count = 2 + random.below(4);
  const length = Math.ceil(whole.length / count);
  const way = random.below(5);
  const frames = Array.from({ length: count }, (_, at) => {
    const isFirst = at === 0 && way !== 1;
    const fin = at === count - 1 && way !== 2;
    const opcode = isFirst || way === 3 ? random.pick([OPCODE.text, OPCODE.binary]) : OPCODE.more;
    return frame(opcode, whole.subarray(at * length, (at + 1) * length), { fin });
  });
  const parts = way === 4 ? frames.flatMap((one) => [one, frame(OPCODE.ping, 'between')]) : frames;
  return { kind: 'fragmented', bytes: Buffer.concat(parts), count: parts.length };
}

/** What no client may send. */
function forbidden(random: Random, target: Target): HostileFrames {
  const wish = hostileMessage(random, target).message;
  const bytes = random.pick([
    () => frame(random.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), noise(random, random.below(50))),
    () => frame(OPCODE.text, wish, { reserved: 1 + random.below(7) }),
    () => frame(OPCODE.text, wish, { masked: false }),
    () =>
      frame(
        OPCODE.text,
        random.pick([Buffer.from([0xc3, 0x28]), Buffer.from([0xff]), Buffer.from([0xed, 0xa0, 0x80])]),
      ),
    () => frame(OPCODE.ping, 'x'.repeat(126 + random.below(100))),
    () => frame(random.pick([OPCODE.ping, OPCODE.pong, OPCODE.close]), '', { fin: false }),
    () => frame(OPCODE.text, 'x', { told: LONGEST_MESSAGE + 1 + random.below(1_000_000) }),
    () => frame(OPCODE.text, 'x', { told: random.pick([2n ** 53n, 2n ** 63n, 2n ** 64n - 1n]) }),
    () => frame(OPCODE.more, wish),
  ])();
  return { kind: 'forbidden', bytes, count: 1 };
}

/** A farewell, right or wrong, and then more. */
function closing(random: Random, target: Target): HostileFrames {
  const code = Buffer.alloc(2);
  code.writeUInt16BE(random.pick([0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 65_535]));
  const payload = random.pick([
    Buffer.alloc(0),
    Buffer.from([3]),
    code,
    Buffer.concat([code, noise(random, random.below(120))]),
  ]);
  const more = frame(OPCODE.text, hostileMessage(random, target).message);
  return { kind: 'closing', bytes: Buffer.concat([frame(OPCODE.close, payload), more]), count: 2 };
}

/** The beginning of something. */
function unfinished(random: Random, target: Target): HostileFrames {
  const whole = frame(OPCODE.text, hostileMessage(random, target).message);
  const bytes = random.pick([
    whole.subarray(0, 1 + random.below(Math.min(whole.length, 8))),
    whole.subarray(0, whole.length - 1),
    frame(OPCODE.text, 'x'.repeat(random.below(1000)), { told: LONGEST_MESSAGE }),
  ]);
  return { kind: 'unfinished', bytes, count: 1, isLast: true };
}

export function hostileFrames(random: Random, target: Target): HostileFrames {
  const chance = random.below(100);
  if (chance < 70) return control(random);
  if (chance < 80) return fragmented(random, target);
  if (chance < 90) return forbidden(random, target);
  return chance < 95 ? closing(random, target) : unfinished(random, target);
}
