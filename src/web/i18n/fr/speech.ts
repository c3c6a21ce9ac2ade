import type { speech as english } from '../en/speech.ts';
import { translation } from '../scheme.ts';

export const speech = translation<typeof english>()({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'coin de la sortie',
  'speech.entrance-corner': 'coin de l’entrée',
  'speech.out': 'Sortie',
  'speech.out.count': { one: '{count} pion sorti', other: '{count} pions sortis' },
  'speech.entrance': 'Entrée',
  'speech.waiting': 'en attente : {figures}',
  'speech.nobody-waiting': 'personne n’attend',
  'speech.may-move': 'peut bouger',
  'speech.chosen': 'choisi',
  'speech.danger': 'danger {percent}',
  'speech.pool': 'flaque de sang',
  'speech.teleporter': 'téléporteur (paire {pair}), flèche vers {direction}',
  'speech.monster': 'le monstre, tourné vers {direction}',
  'speech.wall': 'vers {direction} : mur {letter}',
  'speech.star': 'étoile',
  'speech.reach': { one: 'accessible avec {count} point', other: 'accessible avec {count} points' },
  'speech.reach-risk': 'danger là-bas {percent}',
  'speech.stop': 'avec la carte {card}, le monstre s’arrête ici, {percent}',
  'speech.on-path': 'sur le chemin',
  'speech.may-place': 'une tuile peut aller ici',
  'speech.empty': 'libre',
});
