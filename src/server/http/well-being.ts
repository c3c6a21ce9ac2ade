import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressKey } from '../limits.ts';
import type { Parts } from '../parts.ts';
import { tooFast } from './not-done.ts';

const PATHS: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];
export const isAboutWellBeing = ({ routeOptions }: FastifyRequest): boolean =>
  PATHS.includes(routeOptions.url);

export type WellBeingParts = Pick<Parts, 'watch' | 'metrics' | 'limits' | 'origins' | 'isStopping'> &
  Pick<Config, 'metricsToken'>;

/** How the server is: for whoever starts, watches and measures it. */
export function addWellBeing(api: FastifyInstance, parts: WellBeingParts): void {
  const { watch, metrics, metricsToken, limits, origins, isStopping } = parts;

  api.get('/healthz', (_, reply) => reply.send({ ok: true }));

  api.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, why: 'stopping' });
    if (await watch.isReady()) return { ok: true };
    return reply.code(503).send({ ok: false, why: 'store-away' });
  });

  api.get('/metrics', async (request, reply) => {
    if (
      metricsToken !== undefined &&
      !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
    ) {
      return reply
        .code(401)
        .send({ ok: false, why: 'METRICS_TOKEN is asked for: Authorization: Bearer ...' });
    }
    if (!limits.allows('metricsOfAddress', addressKey(origins.addressOf(request.raw)))) throw tooFast();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Takes as long for any guess. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
