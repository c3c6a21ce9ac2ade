import type { speech as english } from '../en/speech.ts';
import { translation } from '../scheme.ts';

export const speech = translation<typeof english>()({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'Ausgangsecke',
  'speech.entrance-corner': 'Eingangsecke',
  'speech.out': 'Ausgang',
  'speech.out.count': { one: '{count} Figur entkommen', other: '{count} Figuren entkommen' },
  'speech.entrance': 'Eingang',
  'speech.waiting': 'es warten: {figures}',
  'speech.nobody-waiting': 'niemand wartet',
  'speech.may-move': 'kann ziehen',
  'speech.chosen': 'ausgewählt',
  'speech.danger': 'Gefahr {percent}',
  'speech.pool': 'Blutlache',
  'speech.teleporter': 'Teleporter (Paar {pair}), Pfeil nach {direction}',
  'speech.monster': 'das Monster, Blick nach {direction}',
  'speech.wall': 'nach {direction}: Wand {letter}',
  'speech.star': 'Stern',
  'speech.reach': { one: 'mit {count} Punkt erreichbar', other: 'mit {count} Punkten erreichbar' },
  'speech.reach-risk': 'dort Gefahr {percent}',
  'speech.stop': 'bei Karte {card} bleibt das Monster hier stehen, {percent}',
  'speech.on-path': 'auf dem Weg',
  'speech.may-place': 'hier darf ein Plättchen liegen',
  'speech.empty': 'frei',
});
