import type { walk as english } from '../en/walk.ts';
import { translation } from '../scheme.ts';

export const walk = translation<typeof english>()({
  // The monster looks (M2, M3). `side` is "on the left" and the like; `others` lists those farther off.
  'walk.look.none':
    'Es schaut nach vorn, links und rechts und sieht niemanden: Es blickt weiter nach {direction}.',
  'walk.look.one': {
    one: 'Es sieht sich um: {figure} ist nur 1 Feld entfernt, {side}.',
    other: 'Es sieht sich um: {figure} ist {count} Felder entfernt, {side}.',
  },
  'walk.look.nearest': {
    one: 'Es sieht sich um: {figure} ({side}, 1 Feld entfernt) ist näher als {others}.',
    other: 'Es sieht sich um: {figure} ({side}, {count} Felder entfernt) ist näher als {others}.',
  },
  'walk.look.other': '{figure} ({distance} Felder)',
  'walk.look.tie': {
    one: 'Es sieht sich um: {figures} sind gleich nah, 1 Feld entfernt. Es kann sich nicht entscheiden und blickt weiter nach {direction}.',
    other:
      'Es sieht sich um: {figures} sind gleich nah, {count} Felder entfernt. Es kann sich nicht entscheiden und blickt weiter nach {direction}.',
  },
  // It turns.
  'walk.turn.saw': 'Es dreht sich nach {direction}.',
  'walk.turn.stone': 'Der Drehstein auf {at} dreht es nach {direction}.',
  'walk.turn.stone-wall':
    'Hinter der Wand, auf {at}, steht ein Drehstein: Es dreht sich nach {direction}, bevor es hindurchgeht.',
  'walk.turn.teleporter': 'Der Pfeil dreht es nach {direction}.',
  // It moves.
  'walk.step': 'Es geht nach {to}.',
  'walk.slide': 'Es rutscht auf dem Blut weiter nach {to}.',
  'walk.wall': 'Es geht bei {wall} durch die Wand und kommt auf {to} wieder herein.',
  'walk.wall-star': 'Es geht beim Stern durch die Wand und kommt auf {to} wieder herein.',
  'walk.teleport': 'Es verschwindet von {from} und steht auf {to}, dem anderen Teleporter des Paars.',
  'walk.caught':
    'Es stand in diesem Schritt schon einmal auf {at} mit Blick nach {direction}: Der Schritt endet hier.',
  // Somebody or something is in its way.
  'walk.bite': 'Es frisst {figure} auf {at}.',
  'walk.bite-and-step': 'Es geht nach {to} und frisst {figure}.',
  'walk.eaten.edge': '{figure} wird bei {at} über den Rand geschoben: gefressen.',
  'walk.eaten.teleporter': '{figure} wird auf den Teleporter auf {at} geschoben: gefressen.',
  'walk.push': 'Es schiebt {things}.',
  'walk.push.thing': '{thing} nach {to}',
  'walk.push.thing-slid': '{thing} über das Blut nach {to}',
  'walk.figure-pushed': '{figure} wird von {from} nach {to} geschoben.',
  'walk.figure-slid': '{figure} wird von {from} geschoben und rutscht über das Blut nach {to}.',
  'walk.block-pushed': '{thing} wird von {from} nach {to} geschoben.',
  'walk.block-slid': '{thing} wird von {from} geschoben und rutscht über das Blut nach {to}.',
  'walk.block-gone.edge': '{thing} fällt von {from} über den Rand und ist aus dem Spiel.',
  'walk.block-gone.teleporter': '{thing} verschwindet auf dem Teleporter auf {at} und ist aus dem Spiel.',
  'walk.block-gone.corner': '{thing} kommt in die Ecke {at} und wird entfernt.',
  // A figure moves by itself.
  'walk.entered': '{figure} betritt die Halle auf p11.',
  'walk.walked': '{figure} geht von {from} nach {to}.',
  'walk.slid': '{figure} rutscht über das Blut von {from} nach {to}.',
  'walk.left': '{figure} verlässt die Halle: entkommen!',
  'walk.stayed': '{figure} bleibt stehen.',
  'walk.moved': '{figure} wurde gezogen.',
  'walk.moved.entered': '{figure} kommt herein und geht nach {to}.',
  'walk.moved.left': '{figure} geht von {from} nach a1 und verlässt die Halle: entkommen!',
  'walk.moved.pushes': '{move} Geschoben: {things}.',
  'walk.moved.gone': '{thing}, jetzt weg',
  'walk.turned-over': '{figure} wird umgedreht und zeigt {points}.',
  // The game around it.
  'walk.tile': '{player} legt ein Plättchen: {tile} auf {at}.',
  'walk.tile.you': 'Du legst ein Plättchen: {tile} auf {at}.',
  'walk.card.steps': {
    one: 'Die Karte sagt {count}: Das Monster macht {count} Schritt.',
    other: 'Die Karte sagt {count}: Das Monster macht {count} Schritte.',
  },
  'walk.card.hits': {
    one: 'Die Karte sagt {count} Treffer: Das Monster läuft, bis es jemanden gefressen hat, höchstens {most} Schritte.',
    other:
      'Die Karte sagt {count} Treffer: Das Monster läuft, bis es {count} gefressen hat, höchstens {most} Schritte.',
  },
  'walk.returned': '{figure} ist wieder am Eingang, leicht angekaut.',
  'walk.round-ended': 'Runde {round} ist zu Ende.',
  'walk.stage-two':
    'Der zweite Abschnitt beginnt: Alle Karten werden neu gemischt, und wer ab jetzt gefressen wird, ist aus dem Spiel.',
  'walk.ended.escaped': '{player} hat alle Figuren bis auf eine hinausgebracht und gewinnt.',
  'walk.ended.escaped.you': 'Du hast alle Figuren bis auf eine hinausgebracht und gewinnst.',
  'walk.ended.all-gone':
    'Niemand ist mehr in der Halle. {player} hat die meisten Figuren hinausgebracht und gewinnt.',
  'walk.ended.all-gone.you':
    'Niemand ist mehr in der Halle. Du hast die meisten Figuren hinausgebracht und gewinnst.',
  'walk.ended.last-card':
    'Die letzte Karte ist gespielt. {player} hat die meisten Figuren hinausgebracht und gewinnt.',
  'walk.ended.last-card.you':
    'Die letzte Karte ist gespielt. Du hast die meisten Figuren hinausgebracht und gewinnst.',
  'walk.ended.monster': 'Niemand ist entkommen. Das Monster gewinnt, und es gibt keinen Nachtisch.',
});
