import type { speech as english } from '../en/speech.ts';
import { translation } from '../scheme.ts';

export const speech = translation<typeof english>()({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'hoekveld bij de uitgang',
  'speech.entrance-corner': 'hoekveld bij de ingang',
  'speech.out': 'Uitgang',
  'speech.out.count': { one: '{count} figuur ontkomen', other: '{count} figuren ontkomen' },
  'speech.entrance': 'Ingang',
  'speech.waiting': 'wachten: {figures}',
  'speech.nobody-waiting': 'niemand wacht',
  'speech.may-move': 'kan bewegen',
  'speech.chosen': 'gekozen',
  'speech.danger': 'gevaar {percent}',
  'speech.pool': 'bloedplas',
  'speech.teleporter': 'telepoort (paar {pair}), pijl naar {direction}',
  'speech.monster': 'het monster, kijkt naar {direction}',
  'speech.wall': 'naar {direction}: muur {letter}',
  'speech.star': 'ster',
  'speech.reach': { one: 'bereikbaar met {count} punt', other: 'bereikbaar met {count} punten' },
  'speech.reach-risk': 'daar gevaar {percent}',
  'speech.stop': 'bij kaart {card} blijft het monster hier staan, {percent}',
  'speech.on-path': 'op de route',
  'speech.may-place': 'hier mag een tegel liggen',
  'speech.empty': 'vrij',
});
