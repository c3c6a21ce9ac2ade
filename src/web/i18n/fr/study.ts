import type { study as english } from '../en/study.ts';
import { translation } from '../scheme.ts';

export const study = translation<typeof english>()({
  'study.eaten.saw':
    'Avec {cards}, il aperçoit {figure} depuis {from}, se tourne vers {direction} et mord en {at}.',
  'study.eaten.turned': 'Avec {cards}, il se tourne vers {direction} en {from} et dévore {figure} en {at}.',
  'study.eaten.straight': 'Avec {cards}, il continue tout droit et dévore {figure} en {at}.',
  'study.eaten.edge': 'Avec {cards}, il pousse {figure} par-dessus le bord depuis {at}.',
  'study.eaten.teleporter': 'Avec {cards}, il pousse {figure} sur le téléporteur en {at}.',
  'study.any-card': 'n’importe quelle carte',
  'study.safe': '{figure} ne risque rien, quelle que soit la carte.',
  'study.out': '{figure} est hors de la salle.',
  'study.wins': '{player} gagne.',
  'study.wins.you': 'Vous gagnez.',
  'study.way': {
    one: 'Il manque 1 point : {figure} serait hors de la salle.',
    other: 'Il manque {count} points : {figure} serait hors de la salle.',
  },
});
