import { type Kit, kitIn } from '../../art/index.ts';
import { cleanName } from '../../kept/index.ts';

interface Monster {
  readonly kit: Kit;
  readonly name?: string;
}

/** A link that shows this monster in the workshop of whoever opens it. */
export function shareLink(page: string, { kit, name }: Monster): string {
  const query = new URLSearchParams({ ...kit, ...(name !== undefined && { name }) });
  return `${page.split('#')[0]}#/workshop?${query}`;
}

/** The monster in a link; undefined where it has none. */
export function readShared(query: URLSearchParams): Monster | undefined {
  if (!query.has('head')) return undefined;
  const name = cleanName(query.get('name') ?? '');
  return { kit: kitIn(Object.fromEntries(query)), ...(name !== '' && { name }) };
}
