import { DEFAULT_KIT, type Kit, kitIn } from '../art/index.ts';
import { cleanName } from './settings.ts';
import { isFields, type ShelfPlan } from './shelf.ts';

/** The monster built in the workshop (C5). Its name is left out until it has one. */
export interface KeptMonster {
  readonly kit: Kit;
  readonly name?: string;
}

export const MONSTER: ShelfPlan<KeptMonster> = {
  name: 'monster',
  version: 1,
  initial: { kit: DEFAULT_KIT },
  read: (data) => {
    if (!isFields(data) || !isFields(data['kit'])) return undefined;
    const { kit } = data;
    const name = typeof data['name'] === 'string' ? cleanName(data['name']) : '';
    return { kit: kitIn(kit), ...(name !== '' && { name }) };
  },
};
