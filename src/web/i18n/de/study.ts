import type { study as english } from '../en/study.ts';
import { translation } from '../scheme.ts';

export const study = translation<typeof english>()({
  'study.eaten.saw':
    '{cards}: Es erblickt von {from} aus {figure}, dreht sich nach {direction} und beißt auf {at} zu.',
  'study.eaten.turned': '{cards}: Es dreht sich auf {from} nach {direction} und frisst {figure} auf {at}.',
  'study.eaten.straight': '{cards}: Es läuft geradeaus weiter und frisst {figure} auf {at}.',
  'study.eaten.edge': '{cards}: Es schiebt {figure} von {at} über den Rand.',
  'study.eaten.teleporter': '{cards}: Es schiebt {figure} auf den Teleporter auf {at}.',
  'study.any-card': 'Jede Karte',
  'study.safe': '{figure} ist sicher, welche Karte auch kommt.',
  'study.out': '{figure} ist entkommen.',
  'study.wins': '{player} gewinnt.',
  'study.wins.you': 'Du gewinnst.',
  'study.way': {
    one: '{figure} fehlt 1 Punkt, um zu entkommen.',
    other: '{figure} fehlen {count} Punkte, um zu entkommen.',
  },
});
