import { ENGLISH } from '../../../study/words/index.ts';
import { english } from '../scheme.ts';

export const study = english(ENGLISH);
