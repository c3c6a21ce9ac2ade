import type { speech as english } from '../en/speech.ts';
import { translation } from '../scheme.ts';

export const speech = translation<typeof english>()({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'uitgangshoek',
  'speech.entrance-corner': 'ingangshoek',
  'speech.out': 'Uitgang',
  'speech.out.count': { one: '{count} figuur buiten', other: '{count} figuren buiten' },
  'speech.entrance': 'Ingang',
  'speech.waiting': 'wachten: {figures}',
  'speech.nobody-waiting': 'niemand wacht',
  'speech.shows': 'toont {number}',
  'speech.yours': 'van jou',
  'speech.may-move': 'mag zetten',
  'speech.chosen': 'gekozen',
  'speech.danger': 'gevaar {percent}',
  'speech.pool': 'bloedplas',
  'speech.teleporter': 'teleporter van paar {pair}, pijl naar het {direction}',
  'speech.monster': 'het monster, kijkt naar het {direction}',
  'speech.wall': 'muur {letter} in het {direction}',
  'speech.star': 'ster',
  'speech.reach': { one: 'bereikbaar voor {count} punt', other: 'bereikbaar voor {count} punten' },
  'speech.reach-risk': 'daar gevaar {percent}',
  'speech.stop': 'hier stopt het monster met {card}, {percent}',
  'speech.on-path': 'op de weg',
  'speech.may-place': 'hier mag een tegel liggen',
  'speech.empty': 'vrij',
});
