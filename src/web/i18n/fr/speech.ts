import type { speech as english } from '../en/speech.ts';
import { translation } from '../scheme.ts';

export const speech = translation<typeof english>()({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'coin de la sortie',
  'speech.entrance-corner': 'coin de l’entrée',
  'speech.out': 'Sortie',
  'speech.out.count': { one: '{count} figurine sortie', other: '{count} figurines sorties' },
  'speech.entrance': 'Entrée',
  'speech.waiting': 'en attente : {figures}',
  'speech.nobody-waiting': 'personne n’attend',
  'speech.shows': 'affiche {number}',
  'speech.yours': 'à vous',
  'speech.may-move': 'peut bouger',
  'speech.chosen': 'choisie',
  'speech.danger': 'danger {percent}',
  'speech.pool': 'flaque de sang',
  'speech.teleporter': 'téléporteur de la paire {pair}, flèche vers {direction}',
  'speech.monster': 'le monstre, tourné vers {direction}',
  'speech.wall': 'mur {letter} vers {direction}',
  'speech.star': 'étoile',
  'speech.reach': { one: 'accessible pour {count} point', other: 'accessible pour {count} points' },
  'speech.reach-risk': 'danger là-bas {percent}',
  'speech.stop': 'le monstre s’arrête ici avec {card}, {percent}',
  'speech.on-path': 'sur le chemin',
  'speech.may-place': 'une tuile peut aller ici',
  'speech.empty': 'libre',
});
